// SPDX-License-Identifier: MIT

import EspalierCloudKit
import EspalierCoreLocation
import Foundation
import Testing

@Suite struct RecordTests {
  @Test("a record keeps typed values, and numbers without their type")
  func values() {
    let record = CKRecord(recordType: "Contact")
    record["name"] = "Ada"
    record["age"] = 36
    record["isNew"] = true
    record["tags"] = ["a", "b"]
    record["place"] = CLLocation(latitude: 1, longitude: 2)
    #expect(record["name"] as? String == "Ada" && record["age"] as? Int == 36 && record["age"] as? Double == 36)
    #expect(record["isNew"] as? Bool == true && record["tags"] as? [String] == ["a", "b"])
    #expect((record["place"] as? CLLocation)?.coordinate.longitude == 2)
    let age: Double? = record["age"]
    let wrong: Int? = record["name"]
    #expect(age == 36 && wrong == nil && record["name"] as? Int == nil)
    #expect(record.allKeys() == ["age", "isNew", "name", "place", "tags"] && record.changedKeys() == record.allKeys())
  }

  @Test("nil removes a field, and a copy is independent")
  func copies() throws {
    let record = CKRecord(recordType: "Contact")
    record["name"] = "Ada"
    let copy = try #require(record.copy() as? CKRecord)
    record["name"] = nil
    #expect(record["name"] == nil && record.allKeys().isEmpty && record.changedKeys() == ["name"])
    #expect(copy["name"] as? String == "Ada" && copy.recordID == record.recordID)
  }

  @Test("identifiers of the same names are equal, and usable as keys")
  func identifiers() {
    let zone = CKRecordZone.ID(zoneName: "Contacts")
    let first = CKRecord.ID(recordName: "a", zoneID: zone)
    let second = CKRecord.ID(recordName: "a", zoneID: CKRecordZone(zoneName: "Contacts").zoneID)
    #expect(first == second && [first: 1][second] == 1)
    #expect(first != CKRecord.ID(recordName: "a") && CKRecord.ID() != CKRecord.ID())
    #expect(CKRecord.ID().zoneID.zoneName == CKRecordZone.ID.defaultZoneName)
    #expect(CKRecordZone.default().zoneID == .default && zone.ownerName == CKCurrentUserDefaultName)
  }

  @Test("a reference names the record, and a record its parent")
  func references() {
    let parent = CKRecord(recordType: "List")
    let record = CKRecord(recordType: "Item")
    record["list"] = CKRecord.Reference(record: parent, action: .deleteSelf)
    record.setParent(parent)
    #expect((record["list"] as? CKRecord.Reference)?.recordID == parent.recordID)
    #expect(record.parent?.recordID == parent.recordID)
  }
}
