// SPDX-License-Identifier: MIT

import Foundation

/// Saves and deletes subscriptions: fails.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions to save.
  open var subscriptionsToSave: [CKSubscription]?
  /// The subscriptions to delete.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called for each result; not called, as the whole request fails.
  open var perSubscriptionSaveBlock: (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var perSubscriptionDeleteBlock: (@Sendable (CKSubscription.ID, Result<Void, any Error>) -> Void)?
  /// Called with the error at the end.
  open var modifySubscriptionsCompletionBlock:
    (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Called with the error at the end.
  open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

  /// Subscriptions to save and to delete.
  public init(
    subscriptionsToSave subscriptions: [CKSubscription]? = nil, subscriptionIDsToDelete ids: [CKSubscription.ID]? = nil
  ) {
    (subscriptionsToSave, subscriptionIDsToDelete) = (subscriptions, ids)
    super.init()
  }

  override func fail(_ error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}
