//! Helpers for expanding a call into other instructions.

use super::names::NameWishes;
use super::plan::{Callee, Declarations, Place, Signature};
use crate::attributes::{AttrKind, AttrSet, Attribute};
use crate::body::{Inst, MdKindId, Value};
use crate::builder::{Access, CallSpec, FunctionBuilder};
use crate::constants::ConstKind;
use crate::intrinsics::Intrinsic;
use crate::symbols::Symbol;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{BinaryOp, CastOp};
use terrace_numeric::IntPredicate;

/// The result of expanding a call.
#[derive(Clone, Copy, Debug)]
pub(super) enum Expanded {
    /// A value that replaces the call's result.
    Value(Value),
    /// Instructions without a result.
    Done,
}

/// The expansion of one call.
pub(super) struct Expander<'a, 'b> {
    pub builder: FunctionBuilder<'b>,
    pub declarations: &'a mut Declarations,
    pub names: &'a mut NameWishes,
    pub place: Place,
    /// The call.
    pub inst: Inst,
    /// The function that is called.
    pub old: Symbol,
    /// The call's arguments.
    pub args: Vec<Value>,
    /// The type of the call.
    pub result: Type,
}

impl Expander<'_, '_> {
    /// Returns an argument of the call.
    pub(super) fn arg(&self, at: usize) -> Option<Value> {
        self.args.get(at).copied()
    }

    /// Returns the value of an integer constant argument.
    pub(super) fn immediate(&self, at: usize) -> Option<u64> {
        match self.builder.ctx.consts.kind(self.arg(at)?.as_const()?) {
            ConstKind::Int(value) => Some(value),
            _ => None,
        }
    }

    pub(super) fn type_of(&self, value: Value) -> Type {
        self.builder.type_of(value)
    }

    /// Returns the element type and the number of elements of a fixed vector.
    pub(super) fn vector(&self, ty: Type) -> Option<(Type, u32)> {
        match self.builder.ctx.types.kind(ty) {
            TypeKind::Vector {
                element,
                len,
                scalable: false,
            } if len > 0 => Some((element, len)),
            _ => None,
        }
    }

    /// Returns the number of elements of a fixed vector.
    pub(super) fn lanes(&self, value: Value) -> Option<u32> {
        Some(self.vector(self.type_of(value))?.1)
    }

    /// Returns the number of elements of the call's result.
    pub(super) fn result_lanes(&self) -> Option<u32> {
        Some(self.vector(self.result)?.1)
    }

    /// Returns the width in bits of a scalar type or a vector's element.
    pub(super) fn scalar_bits(&self, ty: Type) -> u32 {
        let types = &self.builder.ctx.types;
        types.scalar_bits(types.scalar(ty))
    }

    /// Returns the width in bits of a whole vector.
    pub(super) fn vector_bits(&self, ty: Type) -> Option<u32> {
        let (_, lanes) = self.vector(ty)?;
        Some(lanes * self.scalar_bits(ty))
    }

    pub(super) fn vector_of(&mut self, element: Type, lanes: u32) -> Type {
        self.builder.ctx.types.vector(element, lanes)
    }

    pub(super) fn int(&mut self, ty: Type, value: u64) -> Value {
        let scalar = self.builder.ctx.types.scalar(ty);
        let value = self.builder.ctx.const_int(scalar, value);
        if scalar == ty {
            return value.into();
        }
        self.builder.ctx.splat(ty, value).into()
    }

    pub(super) fn zero(&mut self, ty: Type) -> Value {
        self.builder.ctx.zero(ty).into()
    }

    pub(super) fn all_ones(&mut self, ty: Type) -> Value {
        self.builder.ctx.all_ones(ty).into()
    }

    pub(super) fn cast(&mut self, op: CastOp, value: Value, ty: Type) -> Value {
        self.builder.cast(op, 0, value, ty)
    }

    pub(super) fn bitcast(&mut self, value: Value, ty: Type) -> Value {
        self.cast(CastOp::BitCast, value, ty)
    }

    pub(super) fn binary(&mut self, op: BinaryOp, left: Value, right: Value) -> Value {
        self.builder.binary(op, 0, left, right)
    }

    pub(super) fn not(&mut self, value: Value) -> Value {
        let ones = self.all_ones(self.type_of(value));
        self.binary(BinaryOp::Xor, value, ones)
    }

    pub(super) fn icmp(&mut self, predicate: IntPredicate, left: Value, right: Value) -> Value {
        self.builder.icmp(predicate, 0, left, right)
    }

    pub(super) fn shuffle(&mut self, left: Value, right: Value, mask: &[i32]) -> Value {
        self.builder.shuffle_vector(left, right, mask)
    }

    /// Builds a shuffle of one vector.
    pub(super) fn permute(&mut self, vector: Value, mask: &[i32]) -> Value {
        let ty = self.type_of(vector);
        let poison = self.builder.ctx.poison(ty).into();
        self.shuffle(vector, poison, mask)
    }

    /// Extracts the first `lanes` elements of a vector, by a shuffle of the vector with itself.
    pub(super) fn head(&mut self, vector: Value, lanes: u32) -> Value {
        let mask: Vec<i32> = (0..lanes.cast_signed()).collect();
        self.shuffle(vector, vector, &mask)
    }

    /// Extracts element 0, with an `i64` index.
    pub(super) fn first(&mut self, vector: Value) -> Value {
        let zero = self.int(Type::I64, 0);
        self.builder.extract_element(vector, zero)
    }

    pub(super) fn with_first(&mut self, vector: Value, element: Value) -> Value {
        let zero = self.int(Type::I64, 0);
        self.builder.insert_element(vector, element, zero)
    }

    /// Broadcasts a value to a vector, like LLVM's `CreateVectorSplat`.
    pub(super) fn splat(&mut self, value: Value, lanes: u32) -> Value {
        let element = self.type_of(value);
        let ty = self.vector_of(element, lanes);
        let poison = self.builder.ctx.poison(ty).into();
        let zero = self.int(Type::I64, 0);
        let vector = self.builder.insert_element(poison, value, zero);
        self.name(vector, ".splatinsert");
        let vector = self.permute(vector, &vec![0; lanes as usize]);
        self.name(vector, ".splat");
        vector
    }

    /// Requests a name for an instruction, if it is the last one built.
    pub(super) fn name(&mut self, value: Value, name: &'static str) {
        if let Some(inst) = value.as_inst()
            && self.builder.body().is_last(inst)
        {
            self.names.add(self.place, inst, name);
        }
    }

    /// Requests the name of the call for a new instruction. The call's own name stays reserved, so a number is
    /// appended.
    pub(super) fn name_after_call(&mut self, value: Value) {
        let name = self.builder.body().inst_name(self.inst).map(<[u8]>::to_vec);
        if let (Some(name), Some(inst)) = (name, value.as_inst()) {
            self.builder.set_value_name(Value::inst(self.inst), b"");
            self.names.add_taken(self.place, inst, name);
        }
    }

    /// Moves the name of the call to a value.
    pub(super) fn hand_on_name(&mut self, value: Value) {
        if let Some(name) = self.builder.body().inst_name(self.inst).map(<[u8]>::to_vec) {
            self.builder.set_value_name(Value::inst(self.inst), b"");
            self.builder.set_value_name(value, &name);
        }
    }

    /// Builds a call of an overloaded intrinsic.
    pub(super) fn generic(&mut self, name: &str, result: Type, args: &[Value]) -> Option<Value> {
        self.generic_with(name, result, args, None)
    }

    /// As [`Expander::generic`], with an optional alignment for one pointer argument.
    pub(super) fn generic_with(
        &mut self,
        name: &str,
        result: Type,
        args: &[Value],
        align: Option<(usize, u64)>,
    ) -> Option<Value> {
        let params: Vec<Type> = args.iter().map(|arg| self.type_of(*arg)).collect();
        let ctx = &mut *self.builder.ctx;
        let callee = self
            .declarations
            .intrinsic(ctx, self.place, name, result, &params)?;
        let mut spec = CallSpec::new(callee.ty, ctx.symbol(callee.symbol).into(), args);
        if let Some((at, align)) = align {
            let mut sets = vec![AttrSet::EMPTY; at];
            sets.push(ctx.attr_set(&[Attribute::Int(AttrKind::Alignment, align)]));
            spec.attrs = ctx.attrs.list(AttrSet::EMPTY, AttrSet::EMPTY, &sets);
        }
        Some(self.builder.call(spec))
    }

    /// Builds a call of the first of these intrinsics whose parameter types equal the argument types. The intrinsics
    /// must not be overloaded. Names are without `llvm.`.
    pub(super) fn target(&mut self, names: &[&str], args: &[Value]) -> Option<Value> {
        let types: Vec<Type> = args.iter().map(|arg| self.type_of(*arg)).collect();
        let callee = self.callee(names, |_, params, _| params == types)?;
        Some(self.call(callee, args))
    }

    /// Builds a call of the first of these intrinsics whose parameters have the sizes of the arguments and whose
    /// result has the size of the old result (or is a mask for an integer). Arguments are bitcast; integers are
    /// truncated. With `named`, the casts get names.
    pub(super) fn adapted(&mut self, names: &[&str], args: &[Value], named: bool) -> Option<Value> {
        let types: Vec<Type> = args.iter().map(|arg| self.type_of(*arg)).collect();
        let wanted = self.result;
        let callee = self.callee(names, |this, params, result| {
            let bits = |ty| this.vector_bits(ty);
            let fits = |(from, to): (&Type, &Type)| {
                let ints = [from, to].map(|ty| this.builder.ctx.types.int_width(*ty));
                from == to
                    || bits(*from).is_some_and(|size| bits(*to) == Some(size))
                    || matches!(ints, [Some(from), Some(to)] if from > to)
            };
            let same_result =
                result == wanted || bits(result).is_some() && this.is_narrow(result, wanted);
            params.len() == types.len() && types.iter().zip(params).all(fits) && same_result
        })?;
        let TypeKind::Function { params, .. } = self.builder.ctx.types.kind(callee.ty) else {
            return None;
        };
        let mut new = Vec::new();
        for (&arg, ty) in args.iter().zip(params.to_vec()) {
            let is_int = self.builder.ctx.types.int_width(ty).is_some();
            let (op, name) = match is_int {
                true => (CastOp::Trunc, "trunc"),
                false => (CastOp::BitCast, "cast"),
            };
            let value = self.cast(op, arg, ty);
            if named && value != arg {
                self.name(value, name);
            }
            new.push(value);
        }
        Some(self.call(callee, &new))
    }

    /// Returns true if a result can be bitcast to `wanted`, or is a mask that becomes the integer `wanted`.
    fn is_narrow(&self, result: Type, wanted: Type) -> bool {
        self.vector_bits(result) == self.vector_bits(wanted)
            || self.scalar_bits(result) == 1 && self.builder.ctx.types.int_width(wanted).is_some()
    }

    /// Returns the first of these intrinsics whose parameters and result satisfy `will_do`. The intrinsics must not
    /// be overloaded.
    fn callee(
        &mut self,
        names: &[&str],
        will_do: impl Fn(&Self, &[Type], Type) -> bool,
    ) -> Option<Callee> {
        for name in names {
            let ctx = &mut *self.builder.ctx;
            let Some(intrinsic) = Intrinsic::of_name(&format!("llvm.{name}")) else {
                continue;
            };
            let Some(ty) = ctx.intrinsic_type(&intrinsic, &[]) else {
                continue;
            };
            let TypeKind::Function { result, params, .. } = ctx.types.kind(ty) else {
                continue;
            };
            let params = params.to_vec();
            if will_do(self, &params, result) {
                let ctx = &mut *self.builder.ctx;
                let old = Some(self.old);
                return self.declarations.replacing(
                    ctx,
                    self.place,
                    name,
                    Signature::new(result, &params),
                    old,
                );
            }
        }
        None
    }

    fn call(&mut self, callee: Callee, args: &[Value]) -> Value {
        let function = self.builder.ctx.symbol(callee.symbol).into();
        self.builder.call(CallSpec::new(callee.ty, function, args))
    }

    /// Builds a store with this alignment in bytes.
    pub(super) fn store(&mut self, value: Value, pointer: Value, align: u64) -> Value {
        let access = Access::aligned(Some(align));
        self.builder.store(value, pointer, access)
    }

    pub(super) fn load(&mut self, ty: Type, pointer: Value, align: Option<u64>) -> Value {
        let align = align.or_else(|| {
            let ctx = &self.builder.ctx;
            ctx.layout.abi_align(&ctx.types, ty)
        });
        self.builder.load(ty, pointer, Access::aligned(align))
    }

    /// Adds `!nontemporal` to an access.
    pub(super) fn nontemporal(&mut self, access: Value) {
        let ctx = &mut *self.builder.ctx;
        let one = ctx.metadata_of_int(Type::I32, 1);
        let node = ctx.metadata.node(&[Some(one)]);
        self.builder.attach(access, MdKindId::NONTEMPORAL, node);
    }
}
