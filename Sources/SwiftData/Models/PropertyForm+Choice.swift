// SPDX-License-Identifier: MIT

/// The form of a property that is no relationship, by its type.
func attributeForm<Value: Codable>(_ type: Value.Type) -> AttributeForm<Value> {
  if let optional = type as? any OptionalValue.Type, let form = optional.makeForm() as? AttributeForm<Value> {
    return form
  }
  if let scalar = type as? any StorableScalar.Type { return scalarForm(scalar) as! AttributeForm<Value> }
  if let raw = type as? any RawRepresentable.Type, let form = rawForm(raw) { return form as! AttributeForm<Value> }
  return CodableForm<Value>()
}

private func scalarForm<Value: StorableScalar>(_: Value.Type) -> AnyPropertyForm { ScalarForm<Value>() }

private func rawForm<Value: RawRepresentable>(_: Value.Type) -> AnyPropertyForm? {
  guard let raw = Value.RawValue.self as? any StorableScalar.Type else { return nil }
  return form(raw)

  func form<Raw: StorableScalar>(_: Raw.Type) -> AnyPropertyForm? {
    (RawFormMaker<Value, Raw>.self as? any RawFormMaking.Type)?.make()
  }
}

private protocol RawFormMaking { static func make() -> AnyPropertyForm }
private enum RawFormMaker<Value: RawRepresentable, Raw: StorableScalar> {}
extension RawFormMaker: RawFormMaking where Value.RawValue == Raw {
  static func make() -> AnyPropertyForm { RawForm<Value>() }
}

/// Optionals, whose wrapped type is not known where the form is chosen.
private protocol OptionalValue { static func makeForm() -> AnyPropertyForm? }

extension Optional: OptionalValue {
  static func makeForm() -> AnyPropertyForm? {
    guard let type = Wrapped.self as? any Codable.Type else { return nil }
    return form(type)

    func form<Value: Codable>(_: Value.Type) -> AnyPropertyForm? {
      (attributeForm(Value.self) as? AttributeForm<Wrapped>).map(OptionalForm.init)
    }
  }
}
