// SPDX-License-Identifier: MIT

import Foundation

/// The kinds of entries of a store.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// The permission to use contacts: `denied` on Linux.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user was not asked, the system does not allow it, the user has refused, agreed, or chosen some contacts.
  case notDetermined, restricted, denied, authorized, limited
}

extension Notification.Name {
  /// Posted when contacts have changed. It is not on Linux.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The user's contacts. Linux has no common store of them for programs: the access is denied, and each request fails with
/// `CNError.authorizationDenied`.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// The store.
  public override init() {}

  /// The permission: `denied`.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  /// Requests the permission: the handler receives false and the error, on a queue of the system.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) } }
  /// Requests the permission.
  /// - Throws: `CNError` with `authorizationDenied`.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }
  /// The contacts that fulfil a condition.
  /// - Throws: `CNError` with `authorizationDenied`.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  { throw CNError(.authorizationDenied) }
  /// The contact with a name.
  /// - Throws: `CNError` with `authorizationDenied`.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  { throw CNError(.authorizationDenied) }
  /// The user's own contact.
  /// - Throws: `CNError` with `authorizationDenied`.
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }
  /// Calls a closure with each contact.
  /// - Throws: `CNError` with `authorizationDenied`.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Saves changes.
  /// - Throws: `CNError` with `authorizationDenied`.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
  /// The name of the container of new contacts: empty.
  open func defaultContainerIdentifier() -> String { "" }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// The order of contacts.
  public enum SortOrder: Int, Sendable {
    /// None, the user's, by a name.
    case none, userDefault, givenName, familyName
  }
  /// The values that are read.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition; nil for all contacts.
  open var predicate: NSPredicate?
  /// The order.
  open var sortOrder = SortOrder.none
  /// Whether contacts of several accounts are joined.
  open var unifyResults = true
  /// Whether the contacts can be changed.
  open var mutableObjects = false
  /// A request for values.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// No changes.
  public override init() {}
  /// The contacts that are added, changed and removed.
  private(set) var added: [CNMutableContact] = [], updated: [CNMutableContact] = [], deleted: [CNMutableContact] = []
  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) { updated.append(contact) }
  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

extension CNContact {
  /// The condition for a name.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { contact, _ in
      (contact as? CNContact).map { "\($0.givenName) \($0.familyName)".localizedCaseInsensitiveContains(name) } ?? false
    }
  }
  /// The condition for names that do not change.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
  }
}
