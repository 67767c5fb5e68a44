// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

extension NSManagedObject {
  /// Checks the values of all properties by the model.
  func validate() throws {
    var failures: [NSError] = []
    for (place, property) in entity.layout.properties.enumerated() {
      do {
        try validate(place, property)
      } catch { failures.append(error as NSError) }
    }
    try Self.raise(failures)
  }

  static func raise(_ failures: [NSError]) throws {
    if failures.count == 1 { throw failures[0] }
    if failures.isEmpty { return }
    throw CoreDataError.make(
      .multipleErrors, failures.map(\.localizedDescription).joined(separator: " "), [NSDetailedErrorsKey: failures])
  }

  private func failure(
    _ code: CoreDataError.Code, _ property: NSPropertyDescription, _ reason: String, _ value: Any? = nil
  ) -> NSError {
    var values: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name]
    values[NSValidationValueErrorKey] = value
    return CoreDataError.make(code, "\(entity.title).\(property.name) \(reason).", values)
  }

  private func validate(_ place: Int, _ property: NSPropertyDescription) throws {
    if let relationship = property as? NSRelationshipDescription { return try validate(place, relationship) }
    guard let attribute = property as? NSAttributeDescription else { return }
    guard case .value(let value) = slots[place] else {
      if attribute.isOptional || attribute.isTransient { return }
      throw failure(.missingMandatoryProperty, attribute, "is required, and has no value")
    }
    guard AttributeValue.fits(value, attribute.attributeType) else {
      throw failure(
        .managedObjectValidation, attribute,
        "has the value \(value) of the type \(type(of: value)), which is not the attribute's",
        value)
    }
    let size: Double? =
      switch value {
      case let number as NSNumber: number.doubleValue
      case let date as Date: date.timeIntervalSinceReferenceDate
      case let text as String: Double(text.utf16.count)
      default: nil
      }
    if let size, let minimum = attribute.minimum, size < minimum {
      switch attribute.attributeType {
      case .stringAttributeType:
        throw failure(.stringTooShort, attribute, "is shorter than \(Int(clamping: minimum))", value)
      case .dateAttributeType: throw failure(.dateTooSoon, attribute, "is too early", value)
      default: throw failure(.numberTooSmall, attribute, "is \(size), less than \(minimum)", value)
      }
    }
    if let size, let maximum = attribute.maximum, size > maximum {
      switch attribute.attributeType {
      case .stringAttributeType:
        throw failure(.stringTooLong, attribute, "is longer than \(Int(clamping: maximum))", value)
      case .dateAttributeType: throw failure(.dateTooLate, attribute, "is too late", value)
      default: throw failure(.numberTooLarge, attribute, "is \(size), more than \(maximum)", value)
      }
    }
    let limits: (Int64, Int64)? =
      switch attribute.attributeType {
      case .integer16AttributeType: (Int64(Int16.min), Int64(Int16.max))
      case .integer32AttributeType: (Int64(Int32.min), Int64(Int32.max))
      default: nil
      }
    if let limits, let number = value as? NSNumber, number.int64Value < limits.0 || number.int64Value > limits.1 {
      throw failure(.numberTooLarge, attribute, "is \(number), which the attribute's type cannot have", value)
    }
    if let pattern = attribute.pattern, let text = value as? String,
      text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
    {
      throw failure(.stringPattern, attribute, "does not match the pattern \(pattern)", value)
    }
    for (index, predicate) in attribute.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
      let warning =
        attribute.validationWarnings.indices.contains(index) ? attribute.validationWarnings[index] as? String : nil
      throw failure(.managedObjectValidation, attribute, warning ?? "is not valid", value)
    }
  }

  private func validate(_ place: Int, _ relationship: NSRelationshipDescription) throws {
    if case .unknown = slots[place] { return }
    let count = references(place).count
    if !relationship.isToMany {
      if count == 0, !relationship.isOptional {
        throw failure(.missingMandatoryProperty, relationship, "is required, and has no object")
      }
      return
    }
    if count == 0, relationship.isOptional { return }
    let least = max(relationship.minCount, relationship.isOptional ? 0 : 1)
    if count < least {
      throw failure(.tooFewObjects, relationship, "has too few objects: \(count) instead of at least \(least)")
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw failure(
        .tooManyObjects, relationship, "has too many objects: \(count) instead of at most \(relationship.maxCount)")
    }
  }

  /// Whether no relationship with the rule to deny has objects.
  func validateDeletion() throws {
    let failures = entity.layout.properties.enumerated().compactMap { place, property -> NSError? in
      guard let relationship = property as? NSRelationshipDescription, relationship.deleteRule == .denyDeleteRule,
        references(place).contains(where: { related($0)?.isDeleted == false })
      else { return nil }
      return failure(
        .relationshipDenied, relationship, "still has objects: the delete rule denies the deletion of its object")
    }
    try Self.raise(failures)
  }
}
