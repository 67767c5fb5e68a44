// SPDX-License-Identifier: MIT

import Foundation

/// The form of a name.
public enum CNContactFormatterStyle: Int, Sendable {
  /// All parts, or those that are spoken.
  case fullName, phoneticFullName
}

/// Names of contacts as texts, from the given name to the family name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The form.
  open var style = CNContactFormatterStyle.fullName
  /// A formatter.
  public override init() { super.init() }
  /// Formatters of files are not read: nil.
  public required init?(coder: NSCoder) { nil }

  /// The name of a contact; nil for one without a name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    func part(_ text: String) -> String? { text.isEmpty ? nil : text }
    let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
    let text = parts.compactMap(part).joined(separator: " ")
    return part(text) ?? part(contact.organizationName)
  }
  /// The name of a contact; nil for one without a name.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// The values of a name.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "fullName" }
  /// The name of a contact; nil for another object.
  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}
