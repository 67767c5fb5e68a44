// SPDX-License-Identifier: MIT

import Foundation

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes objects of keyed archives.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes values of others, such as data of a colour. Foundation on Linux does not have this class.
open class ValueTransformer: NSObject {
  private static let lock = NSLock()
  @exclusivity(unchecked) nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]

  /// A transformer.
  override public required init() {}

  /// Makes a transformer known by a name, which a model has.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { known[name] = transformer }
  }

  /// The names of the known transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(known.keys) } }

  /// The transformer of a name: one that was made known, or of the class of this name in the program.
  static func transformer(_ name: NSValueTransformerName, module: String?) -> ValueTransformer? {
    if let found = lock.withLock({ known[name] }) { return found }
    let candidates = [name.rawValue] + (module.map { ["\($0).\(name.rawValue)"] } ?? [])
    for candidate in candidates {
      guard let type = _typeByName(candidate) as? ValueTransformer.Type else { continue }
      let made = type.init()
      setValueTransformer(made, forName: name)
      return made
    }
    return nil
  }

  /// The class of the values that it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it makes the first value of the second one, too.
  open class func allowsReverseTransformation() -> Bool { false }
  /// The other value; nil if there is none.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The first value of the other one; nil if there is none.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Makes objects of keyed archives; in reverse, archives of objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self,
    ]
  }

  /// Whether it makes archives of objects, too: true.
  override open class func allowsReverseTransformation() -> Bool { true }

  /// The object of an archive; nil for other data.
  override open func transformedValue(_ value: Any?) -> Any? { (value as? Data).flatMap(TransformedValue.unarchived) }
  /// The archive of an object; nil for one that cannot be archived.
  override open func reverseTransformedValue(_ value: Any?) -> Any? { value.flatMap(TransformedValue.archived) }
}
