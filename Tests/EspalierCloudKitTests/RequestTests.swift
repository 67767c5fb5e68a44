// SPDX-License-Identifier: MIT

import EspalierCloudKit
import Foundation
import Testing

@Suite struct RequestTests {
  private let container = CKContainer(identifier: "iCloud.test")

  @Test("nobody is signed in, without an error")
  func account() async throws {
    #expect(try await container.accountStatus() == .noAccount)
    let (status, text) = await withCheckedContinuation { done in
      container.accountStatus { done.resume(returning: ($0, $1?.localizedDescription)) }
    }
    #expect(status == .noAccount && text == nil)
  }

  @Test("each asynchronous request throws notAuthenticated with a clear text")
  func asynchronous() async {
    let database = container.privateCloudDatabase
    let query = CKQuery(recordType: "Contact", predicate: NSPredicate(value: true))
    let error = await #expect(throws: CKError.self) { _ = try await database.records(matching: query) }
    #expect(error?.code == .notAuthenticated && error?.errorCode == 9)
    #expect(error?.localizedDescription == "There is no iCloud account: Linux has no iCloud.")
    await #expect(throws: CKError.self) { try await database.save(CKRecord(recordType: "Contact")) }
    await #expect(throws: CKError.self) { try await database.modifyRecords(saving: [], deleting: []) }
    await #expect(throws: CKError.self) {
      _ = try await database.recordZoneChanges(inZoneWith: .default, since: nil)
    }
    await #expect(throws: CKError.self) { _ = try await container.userRecordID() }
  }

  @Test("a completion receives the error, and a catch finds its kind")
  func completion() async {
    let isFound = await withCheckedContinuation { done in
      container.database(with: .public).fetchAllRecordZones { zones, error in
        do {
          if let error { throw error }
          done.resume(returning: false)
        } catch CKError.notAuthenticated { done.resume(returning: zones == nil) } catch {
          done.resume(returning: false)
        }
      }
    }
    #expect(isFound)
  }

  @Test("an operation fails with its closures called once, and knows its database")
  func operation() async {
    let operation = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "A")])
    let database = container.sharedCloudDatabase
    let code: CKError.Code? = await withCheckedContinuation { done in
      operation.modifyRecordsResultBlock = { result in
        if case .failure(let error) = result { done.resume(returning: (error as? CKError)?.code) }
      }
      database.add(operation)
    }
    #expect(code == .notAuthenticated && operation.database === database)
  }

  @Test("a search that was cancelled has its own error")
  func cancelled() async {
    let operation = CKQueryOperation(query: CKQuery(recordType: "A", predicate: NSPredicate(value: true)))
    let code: CKError.Code? = await withCheckedContinuation { done in
      operation.queryResultBlock = { result in
        if case .failure(let error) = result { done.resume(returning: (error as? CKError)?.code) }
      }
      operation.cancel()
      container.privateCloudDatabase.add(operation)
    }
    #expect(code == .operationCancelled)
  }

  @Test("information of an error has names")
  func information() {
    let record = CKRecord(recordType: "A")
    let error = CKError(
      .serverRecordChanged, userInfo: [CKRecordChangedErrorServerRecordKey: record, CKErrorRetryAfterKey: 2.5])
    #expect(error.serverRecord === record && error.retryAfterSeconds == 2.5 && error.clientRecord == nil)
    #expect((error as NSError).domain == CKErrorDomain && (error as NSError).code == 14)
    let parts = CKError(
      .partialFailure, userInfo: [CKPartialErrorsByItemIDKey: [record.recordID: error] as [AnyHashable: any Error]])
    #expect(parts.partialErrorsByItemID?[record.recordID] is CKError)
  }

  @Test("a subscription keeps its parts")
  func subscription() {
    let subscription = CKQuerySubscription(
      recordType: "A", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation])
    subscription.notificationInfo = CKSubscription.NotificationInfo()
    subscription.notificationInfo?.alertBody = "New"
    #expect(subscription.subscriptionType == .query && subscription.recordType == "A")
    #expect(CKNotification(fromRemoteNotificationDictionary: [:]) == nil)
  }
}
