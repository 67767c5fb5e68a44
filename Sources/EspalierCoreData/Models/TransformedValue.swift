// SPDX-License-Identifier: MIT

import Foundation

/// Values of transformable attributes as data: by the attribute's transformer, or as a property list or keyed archive.
enum TransformedValue {
  /// - Throws: an error of Cocoa's with the name of the attribute.
  static func data(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
    if let transformer = transformer(attribute) {
      let data =
        transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
      if let data = data as? Data { return data }
    } else if let data = archived(value) {
      return data
    }
    throw CoreDataError.make(
      .managedObjectValidation,
      "The value of \(attribute.entity?.title ?? "").\(attribute.name), of the type \(type(of: value)), cannot be saved: "
        + "\(attribute.valueTransformerName.map { "the transformer \($0) makes no data of it" } ?? "it is no property list and conforms to no NSCoding")"
        + ". Set a value transformer for the attribute that does.")
  }

  /// The value; nil for data that the transformer refuses.
  static func value(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
    guard let transformer = transformer(attribute) else { return unarchived(data) }
    return transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
  }

  /// A value as a property list, as arrays, dictionaries, texts, numbers and dates of any program are, or a keyed archive.
  static func archived(_ value: Any) -> Data? {
    if PropertyListSerialization.propertyList(value, isValidFor: .binary),
      let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    {
      return Data([Form.list.rawValue]) + data
    }
    guard let object = value as? NSObject & NSCoding else { return nil }
    let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    return data.map { Data([Form.archive.rawValue]) + $0 }
  }

  static func unarchived(_ data: Data) -> Any? {
    guard let first = data.first, let form = Form(rawValue: first) else { return nil }
    let rest = Data(data.dropFirst())
    switch form {
    case .list: return try? PropertyListSerialization.propertyList(from: rest, format: nil)
    case .archive:
      guard let archive = try? NSKeyedUnarchiver(forReadingFrom: rest) else { return nil }
      archive.requiresSecureCoding = false
      return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
  }

  private enum Form: UInt8 {
    case list = 1
    case archive = 2
  }

  private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
    guard let name = attribute.valueTransformerName, !name.isEmpty, name != "NSSecureUnarchiveFromData",
      name != "NSSecureUnarchiveFromDataTransformer", !name.hasPrefix("NSKeyedUnarchive")
    else { return nil }
    return ValueTransformer.transformer(NSValueTransformerName(name), module: attribute.entity?.module)
  }
}
