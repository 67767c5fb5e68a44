// SPDX-License-Identifier: MIT

// As on Apple systems, for files that import this module alone.
@_exported import Foundation
import UniformTypeIdentifiers

/// A type whose values can be dragged, dropped, copied and pasted: its representations are the kinds of data for it.
public protocol Transferable: Sendable {
  /// The type of the forms; the compiler infers it.
  associatedtype Representation: TransferRepresentation
  /// The representations, the one with the most information first: a receiver takes the first that it accepts.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// The kinds of data as which a value is transferred. A representation of your own gives a `body`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value that is transferred.
  associatedtype Item: Transferable
  /// The type of the form that this one is made of.
  associatedtype Body: TransferRepresentation
  /// The form that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  func _forms() -> [_TransferForm<Item>]
}

extension TransferRepresentation where Body.Item == Item {
  public func _forms() -> [_TransferForm<Item>] { body._forms() }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("a framework's representation has no body") }
}

/// One kind of data that a value can be turned into, or made from, or both.
public struct _TransferForm<Item: Transferable>: Sendable {
  var contentType: UTType
  var export: (@Sendable (Item) async throws -> Data)?
  var importing: (@Sendable (Data) async throws -> Item)?
  /// Whether a value is exported in this form.
  var condition: @Sendable (Item) -> Bool = { _ in true }
  var suggestedName: (@Sendable (Item) -> String?)?
  /// Whether the form is withheld from other programs.
  var isPrivate = false
}

extension Never: Transferable {
  public static var transferRepresentation: Never { fatalError("there is no value to transfer") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public func _forms() -> [_TransferForm<Never>] { [] }
}

/// The programs that may read a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let isPrivate: Bool
  /// Every program can read it.
  public static let all = TransferRepresentationVisibility(isPrivate: false)
  /// Readable only for this program.
  public static let team = TransferRepresentationVisibility(isPrivate: true)
  /// Readable only for this program.
  public static let group = TransferRepresentationVisibility(isPrivate: true)
  /// Readable only for this program.
  public static let ownProcess = TransferRepresentationVisibility(isPrivate: true)
}

/// Several representations one after the other.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A statement of the builder is a form.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// The first form, which is preferred.
  public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content
  where Content.Item == Item { first }
  /// A form after those before.
  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> TupleTransferRepresentation<Item> where First.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(forms: accumulated._forms() + next._forms())
  }
}

/// Several forms of one value, the preferred one first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  let forms: [_TransferForm<Item>]
  public typealias Body = Never
  public func _forms() -> [_TransferForm<Item>] { forms }
}

extension TransferRepresentation {
  private func changing(_ change: (inout _TransferForm<Item>) -> Void) -> TupleTransferRepresentation<Item> {
    TupleTransferRepresentation(
      forms: _forms().map { form in
        var form = form
        change(&form)
        return form
      })
  }

  /// The programs that may read the representation. Here that is all other programs, or none.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changing { $0.isPrivate = visibility.isPrivate }
  }

  /// Exports in this form only the values for which `condition` holds.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    changing { $0.condition = condition }
  }

  /// The suggested name of a file with the value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changing { $0.suggestedName = { _ in fileName } }
  }

  /// A name for files of this form; nil leaves it to the receiver.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changing { $0.suggestedName = fileName }
  }
}
