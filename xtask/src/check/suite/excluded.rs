//! Lists the suites of MLIR's test tree that are not compared.

use anyhow::{Result, bail};

/// The excluded suites, each with the reason, sorted by name.
const EXCLUDED: &[(&str, &str)] = &[
    ("Conversion/AMDGPUToROCDL", "amdgpu is not implemented"),
    ("Conversion/ArithToAMDGPU", "amdgpu is not implemented"),
    ("Conversion/ArithToArmSME", "arm_sme is not implemented"),
    ("Conversion/ArithToEmitC", "emitc is not implemented"),
    ("Conversion/ArithToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/ArmSMEToLLVM", "arm_sme is not implemented"),
    ("Conversion/ArmSMEToSCF", "arm_sme is not implemented"),
    ("Conversion/AsyncToLLVM", "async is not implemented"),
    (
        "Conversion/BufferizationToMemRef",
        "bufferization is not implemented",
    ),
    ("Conversion/ComplexToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/ControlFlowToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/ConvertToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/FuncToEmitC", "emitc is not implemented"),
    ("Conversion/FuncToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/GPUCommon", "gpu is not implemented"),
    ("Conversion/GPUToLLVMSPV", "gpu is not implemented"),
    ("Conversion/GPUToNVVM", "gpu is not implemented"),
    ("Conversion/GPUToROCDL", "gpu is not implemented"),
    ("Conversion/GPUToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/GPUToVulkan", "gpu is not implemented"),
    ("Conversion/IndexToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/MathToROCDL", "gpu is not implemented"),
    ("Conversion/MathToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/MathToVCIX", "vcix is not implemented"),
    ("Conversion/MemRefToEmitC", "emitc is not implemented"),
    ("Conversion/MemRefToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/NVGPUToNVVM", "nvgpu is not implemented"),
    ("Conversion/NVVMToLLVM", "all tests are kept for acceptance"),
    (
        "Conversion/OneToNTypeConversion",
        "tests of a C++ pass that only exists in the tests of MLIR 19",
    ),
    ("Conversion/OpenACCToSCF", "acc is not implemented"),
    ("Conversion/OpenMPToLLVM", "openmp is not implemented"),
    ("Conversion/PDLToPDLInterp", "pdl is not implemented"),
    ("Conversion/SCFToEmitC", "emitc is not implemented"),
    ("Conversion/SCFToGPU", "gpu is not implemented"),
    ("Conversion/SCFToOpenMP", "openmp is not implemented"),
    ("Conversion/SCFToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/SPIRVToLLVM", "SPIR-V is not implemented"),
    ("Conversion/ShapeToStandard", "shape is not implemented"),
    (
        "Conversion/TensorToLinalg",
        "tensor operations are not implemented",
    ),
    ("Conversion/TensorToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/TosaToArith", "tosa is not implemented"),
    ("Conversion/TosaToLinalg", "tosa is not implemented"),
    ("Conversion/TosaToMLProgram", "tosa is not implemented"),
    ("Conversion/TosaToSCF", "tosa is not implemented"),
    ("Conversion/TosaToTensor", "tosa is not implemented"),
    ("Conversion/UBToSPIRV", "SPIR-V is not implemented"),
    ("Conversion/VectorToArmSME", "arm_sme is not implemented"),
    ("Conversion/VectorToGPU", "gpu is not implemented"),
    ("Conversion/VectorToSPIRV", "SPIR-V is not implemented"),
    ("Dialect/AMDGPU", "amdgpu is not implemented"),
    ("Dialect/ArmSME", "arm_sme is not implemented"),
    ("Dialect/Async", "async is not implemented"),
    ("Dialect/Bufferization", "bufferization is not implemented"),
    ("Dialect/EmitC", "emitc is not implemented"),
    ("Dialect/GPU", "gpu is not implemented"),
    ("Dialect/IRDL", "irdl is not implemented"),
    ("Dialect/Linalg", "linalg is not implemented"),
    ("Dialect/MLProgram", "ml_program is not implemented"),
    ("Dialect/MPI", "mpi is not implemented"),
    ("Dialect/Mesh", "mesh is not implemented"),
    ("Dialect/NVGPU", "nvgpu is not implemented"),
    ("Dialect/OpenACC", "acc is not implemented"),
    ("Dialect/OpenMP", "openmp is not implemented"),
    ("Dialect/PDL", "pdl is not implemented"),
    ("Dialect/PDLInterp", "pdl is not implemented"),
    ("Dialect/Polynomial", "polynomial does not exist in MLIR 22"),
    ("Dialect/Ptr", "ptr is not implemented"),
    ("Dialect/Quant", "quant is not implemented"),
    ("Dialect/SPIRV", "SPIR-V is not implemented"),
    ("Dialect/Shape", "shape is not implemented"),
    ("Dialect/SparseTensor", "sparse_tensor is not implemented"),
    ("Dialect/Tosa", "tosa is not implemented"),
    ("Dialect/Transform", "transform is not implemented"),
    ("Dialect/XeGPU", "xegpu is not implemented"),
    ("Examples", "tests of the example programs"),
    ("Integration", "programs to run"),
    ("Rewrite", "pdl is not implemented"),
    ("Target/Cpp", "emitc is not implemented"),
    ("Target/SPIRV", "SPIR-V is not implemented"),
    ("mlir-cpu-runner", "programs to run"),
    ("mlir-pdll", "pdl is not implemented"),
    ("mlir-query", "tests of other tools"),
    ("mlir-reduce", "tests of other tools"),
    ("mlir-spirv-cpu-runner", "SPIR-V is not implemented"),
    ("mlir-tblgen", "tests of other tools"),
    ("mlir-vulkan-runner", "gpu is not implemented"),
];

/// Returns the suites that are not excluded.
///
/// # Errors
/// Returns an error if the tree does not contain an excluded suite, so the list is outdated.
pub(super) fn without(mut suites: Vec<String>) -> Result<Vec<String>> {
    for (name, reason) in EXCLUDED {
        let Some(index) = suites.iter().position(|suite| suite == name) else {
            bail!("there is no suite '{name}', which is excluded because: {reason}");
        };
        suites.remove(index);
    }
    Ok(suites)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_sorted() {
        assert!(EXCLUDED.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn other_suites_are_compared() {
        let all = EXCLUDED.iter().map(|(name, _)| name.to_string());
        let all: Vec<_> = all.chain(["Dialect/New".to_owned()]).collect();
        assert_eq!(without(all).unwrap(), ["Dialect/New"]);
        assert!(without(Vec::new()).is_err());
    }
}
