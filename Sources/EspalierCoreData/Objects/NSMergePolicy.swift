// SPDX-License-Identifier: MIT

import Foundation

/// The ways to merge.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType = 0
  /// Property by property; the store's value is kept where both have changed.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Property by property; the context's value is kept where both have changed.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The context's objects are kept.
  case overwriteMergePolicyType = 3
  /// The store's objects are kept.
  case rollbackMergePolicyType = 4
}

/// The policy of a save if another context has changed the same objects since they were read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The way.
  public let mergeType: NSMergePolicyType

  /// A policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Property by property; the store's value is kept where both have changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Property by property; the context's value is kept where both have changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The context's objects are kept.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's objects are kept.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The save fails.
public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
/// Property by property; the store's value is kept where both have changed.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
/// Property by property; the context's value is kept where both have changed.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
/// The context's objects are kept.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
/// The store's objects are kept.
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
