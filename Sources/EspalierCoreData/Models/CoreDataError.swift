// SPDX-License-Identifier: MIT

import Foundation

/// Errors of this module are errors of Cocoa's domain with Apple's numbers; `localizedDescription` names the event, the place
/// and the cause.
enum CoreDataError {
  enum Code: Int {
    case managedObjectValidation = 1550
    case multipleErrors = 1560
    case missingMandatoryProperty = 1570
    case tooFewObjects = 1580
    case tooManyObjects = 1590
    case relationshipDenied = 1600
    case numberTooLarge = 1610
    case numberTooSmall = 1620
    case dateTooLate = 1630
    case dateTooSoon = 1640
    case stringTooLong = 1660
    case stringTooShort = 1670
    case stringPattern = 1680
    case sqlite = 134180
    case invalidStoreType = 134000
    case storeOpen = 134080
    case incompatibleStore = 134020
    case versionHash = 134100
    case migration = 134110
    case save = 134030
    case merge = 133020
    case constraint = 133021
    case object = 133000
    case locked = 134060
  }

  static func make(_ code: Code, _ message: String, _ values: [String: Any] = [:]) -> NSError {
    var values = values
    values[NSLocalizedDescriptionKey] = message
    return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: values)
  }
}

/// Messages on standard error.
enum CoreDataLog {
  private static let lock = NSLock()
  @exclusivity(unchecked) nonisolated(unsafe) private static var shown: Set<String> = []

  static func warn(_ message: String) {
    FileHandle.standardError.write(Data("warning: CoreData: \(message)\n".utf8))
  }

  static func warnOnce(_ message: String) {
    if lock.withLock({ shown.insert(message).inserted }) { warn(message) }
  }
}

/// The key of the object in an error of the validation.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property's name in an error of the validation.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value in an error of the validation.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the single errors of an error of several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the objects in an error of a save.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"

/// The error of an object that is not valid, without further cause.
public var NSManagedObjectValidationError: Int { CoreDataError.Code.managedObjectValidation.rawValue }
/// The error of several that occurred together.
public var NSValidationMultipleErrorsError: Int { CoreDataError.Code.multipleErrors.rawValue }
/// The error of a property that needs a value.
public var NSValidationMissingMandatoryPropertyError: Int { CoreDataError.Code.missingMandatoryProperty.rawValue }
/// The error of a relationship with too few objects.
public var NSValidationRelationshipLacksMinimumCountError: Int { CoreDataError.Code.tooFewObjects.rawValue }
/// The error of a relationship with too many objects.
public var NSValidationRelationshipExceedsMaximumCountError: Int { CoreDataError.Code.tooManyObjects.rawValue }
/// The error of a deletion that a delete rule denies.
public var NSValidationRelationshipDeniedDeleteError: Int { CoreDataError.Code.relationshipDenied.rawValue }
/// The error of a number that is too large.
public var NSValidationNumberTooLargeError: Int { CoreDataError.Code.numberTooLarge.rawValue }
/// The error of a number that is too small.
public var NSValidationNumberTooSmallError: Int { CoreDataError.Code.numberTooSmall.rawValue }
/// The error of a date that is too late.
public var NSValidationDateTooLateError: Int { CoreDataError.Code.dateTooLate.rawValue }
/// The error of a date that is too soon.
public var NSValidationDateTooSoonError: Int { CoreDataError.Code.dateTooSoon.rawValue }
/// The error of a text that is too long.
public var NSValidationStringTooLongError: Int { CoreDataError.Code.stringTooLong.rawValue }
/// The error of a text that is too short.
public var NSValidationStringTooShortError: Int { CoreDataError.Code.stringTooShort.rawValue }
/// The error of a text that does not match the pattern.
public var NSValidationStringPatternMatchingError: Int { CoreDataError.Code.stringPattern.rawValue }
/// The error of a store that cannot be opened.
public var NSPersistentStoreOpenError: Int { CoreDataError.Code.storeOpen.rawValue }
/// The error of a store with other tables.
public var NSPersistentStoreIncompatibleVersionHashError: Int { CoreDataError.Code.versionHash.rawValue }
/// The error of a save that failed.
public var NSPersistentStoreSaveError: Int { CoreDataError.Code.save.rawValue }
/// The error of a save whose objects another context has changed.
public var NSManagedObjectMergeError: Int { CoreDataError.Code.merge.rawValue }
/// The error of a save whose objects have a value that must be unique.
public var NSManagedObjectConstraintMergeError: Int { CoreDataError.Code.constraint.rawValue }
/// The error of an object that is not in the store.
public var NSManagedObjectReferentialIntegrityError: Int { CoreDataError.Code.object.rawValue }
