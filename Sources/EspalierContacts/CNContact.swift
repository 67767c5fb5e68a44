// SPDX-License-Identifier: MIT

import Foundation

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
  /// A person, or an organization.
  case person, organization
}

/// A value with the name of its kind, such as a number at home.
open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  /// A name that does not change.
  public let identifier = UUID().uuidString
  /// The name of the kind; nil for none.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// A value with the name of its kind.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// The name of a kind for people: `_$!<Home>!$_` is home.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
  /// The same value with another name of its kind.
  open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> { CNLabeledValue(label: label, value: value) }
}

/// A number of a phone.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String
  /// A number.
  public init(stringValue string: String) { stringValue = string }
  /// The hash of the number.
  open override var hash: Int { stringValue.hashValue }
  /// Whether an object is the same number.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
}

/// A place to which letters are sent.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  struct Parts { var street = "", city = "", state = "", postalCode = "", country = "", isoCountryCode = "" }
  var parts = Parts()
  /// The street.
  open var street: String { parts.street }
  /// The town.
  open var city: String { parts.city }
  /// The state.
  open var state: String { parts.state }
  /// The number of the town.
  open var postalCode: String { parts.postalCode }
  /// The country.
  open var country: String { parts.country }
  /// The two letters of the country.
  open var isoCountryCode: String { parts.isoCountryCode }
  /// An empty address.
  public override init() {}
}

/// A place to which letters are sent, whose parts can be set.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street.
  open override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  /// The town.
  open override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  /// The state.
  open override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  /// The number of the town.
  open override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  /// The two letters of the country.
  open override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}

/// A person or an organization.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The values of a contact.
  struct Values {
    var identifier = UUID().uuidString
    var type = CNContactType.person
    var namePrefix = "", givenName = "", middleName = "", familyName = "", nameSuffix = "", nickname = ""
    var organizationName = "", departmentName = "", jobTitle = "", note = ""
    var imageData: Data?
    var birthday: DateComponents?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  }
  var values = Values()

  /// An empty contact.
  public override init() {}
  init(_ values: Values) { self.values = values }

  /// A copy, whose values do not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
  /// A copy, whose values can be set.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }

  /// A name that does not change.
  open var identifier: String { values.identifier }
  /// Whether the contact is a person.
  open var contactType: CNContactType { values.type }
  /// The title before the name.
  open var namePrefix: String { values.namePrefix }
  /// The given name.
  open var givenName: String { values.givenName }
  /// The second name.
  open var middleName: String { values.middleName }
  /// The family name.
  open var familyName: String { values.familyName }
  /// The title after the name.
  open var nameSuffix: String { values.nameSuffix }
  /// The name among friends.
  open var nickname: String { values.nickname }
  /// The organization.
  open var organizationName: String { values.organizationName }
  /// The part of the organization.
  open var departmentName: String { values.departmentName }
  /// The task in the organization.
  open var jobTitle: String { values.jobTitle }
  /// A note.
  open var note: String { values.note }
  /// A picture.
  open var imageData: Data? { values.imageData }
  /// The birthday.
  open var birthday: DateComponents? { values.birthday }
  /// The numbers of phones.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// The addresses for mail.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// The addresses of pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  /// The addresses for letters.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  /// Whether the values of a key were read: always.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether the values of keys were read: always.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// A small picture: the same as the picture.
  open var thumbnailImageData: Data? { values.imageData }
}

/// A contact whose values can be set.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Whether the contact is a person.
  open override var contactType: CNContactType {
    get { values.type }
    set { values.type = newValue }
  }
  /// The title before the name.
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  /// The second name.
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  /// The title after the name.
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  /// The name among friends.
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  /// The organization.
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  /// The part of the organization.
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  /// The task in the organization.
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  /// A note.
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  /// A picture.
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  /// The birthday.
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  /// The numbers of phones.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// The addresses for mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// The addresses of pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  /// The addresses for letters.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
}
