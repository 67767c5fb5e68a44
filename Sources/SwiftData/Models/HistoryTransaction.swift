// SPDX-License-Identifier: MIT

import Foundation

/// A request for the changes that a store has recorded: one transaction for each save.
public struct HistoryDescriptor<T: HistoryTransaction> {
  /// The condition; nil: all transactions.
  public var predicate: Predicate<T>?
  /// The order. Without one, transactions have the order in which they were saved.
  public var sortBy: [SortDescriptor<T>] = []
  /// The greatest number of transactions; 0: all.
  public var fetchLimit: UInt64 = 0

  /// A request for the transactions that fulfil a condition.
  public init(predicate: Predicate<T>? = nil) { self.predicate = predicate }

  /// A request for the transactions that fulfil a condition, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>]) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// The changes of one save.
public protocol HistoryTransaction: Hashable {
  /// The type of the tokens.
  associatedtype TokenType: HistoryToken
  /// The `author` of the context that saved; nil without one.
  var author: String? { get }
  /// The identifier of the program that saved.
  var bundleIdentifier: String { get }
  /// The changes: insertions, then updates, then deletions.
  var changes: [HistoryChange] { get }
  /// The name of the program that saved.
  var processIdentifier: String { get }
  /// The identifier of the store.
  var storeIdentifier: String { get }
  /// The time of the save.
  var timestamp: Date { get }
  /// A mark of the place in the history: later transactions have greater ones.
  var token: TokenType { get }
}

/// A mark of a place in a history, which a program keeps to find what is new.
public protocol HistoryToken: Comparable, Codable, Hashable, Sendable {
  /// The type of the numbers of stores.
  associatedtype TokenType: Codable & Sendable
  /// The number of the transaction in each store.
  var tokenValue: TokenType? { get }
}

/// A place in the history of stores.
public struct DefaultHistoryToken: HistoryToken {
  /// The number of the transaction in each store.
  public let tokenValue: [String: Int64]?

  init(_ store: String, _ number: Int64) { tokenValue = [store: number] }

  /// Whether a place is before another one. Places of different stores are not.
  public static func < (a: DefaultHistoryToken, b: DefaultHistoryToken) -> Bool {
    let others = b.tokenValue ?? [:]
    return a != b && (a.tokenValue ?? [:]).contains { store, number in others[store].map { number < $0 } ?? false }
  }
}

/// The changes of one save of a context.
public struct DefaultHistoryTransaction: HistoryTransaction {
  public let author: String?
  public let bundleIdentifier: String
  public let changes: [HistoryChange]
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  /// The number of the transaction in its store.
  public let transactionIdentifier: Int64

  /// Whether both are the same transaction of a store.
  public static func == (a: DefaultHistoryTransaction, b: DefaultHistoryTransaction) -> Bool { a.token == b.token }
  /// Feeds the place in the history into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}
