// SPDX-License-Identifier: MIT

import EspalierContacts
import Foundation
import Testing

@Suite("Contacts")
struct ContactTests {
  @Test("The user's contacts are denied, and each request fails with the reason") func denied() async throws {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let store = CNContactStore()
    let keys = [CNContactGivenNameKey as any CNKeyDescriptor, CNContactPhoneNumbersKey as any CNKeyDescriptor]
    #expect(throws: CNError(.authorizationDenied)) {
      try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "A"), keysToFetch: keys)
    }
    #expect(throws: CNError(.authorizationDenied)) {
      try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in }
    }
    let request = CNSaveRequest()
    request.add(CNMutableContact(), toContainerWithIdentifier: nil)
    #expect(throws: CNError(.authorizationDenied)) { try store.execute(request) }
    await #expect(throws: CNError(.authorizationDenied)) { try await store.requestAccess(for: .contacts) }
    let isGranted = await withCheckedContinuation { continuation in
      store.requestAccess(for: .contacts) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
    #expect(!isGranted)
  }

  @Test("A contact is a value that can be set, copied and named") func values() throws {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "123"))]
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Augusta"
    #expect(copy.givenName == "Ada" && copy.identifier == contact.identifier)
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ada Lovelace")
    #expect(copy.phoneNumbers.first?.value.stringValue == "123")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    #expect(CNContact.predicateForContacts(matchingName: "lovel").evaluate(with: copy))
    #expect(!CNContact.predicateForContacts(matchingName: "Bob").evaluate(with: copy))
  }

  @Test("An address for letters is a value") func address() {
    let address = CNMutablePostalAddress()
    address.city = "Paris"
    let contact = CNMutableContact()
    contact.postalAddresses = [CNLabeledValue(label: nil, value: address)]
    #expect(contact.postalAddresses.first?.value.city == "Paris")
  }
}
