// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no rules for the attributes of edited text: its editors take a Binding<String>."
)
extension View {
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View {
    self
  }
  public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View { self }
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no rules for the attributes of edited text: its editors take a Binding<String>."
)
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
  associatedtype Body
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

@available(
  *, unavailable,
  message: "Espalier has no rules for the attributes of edited text: its editors take a Binding<String>."
)
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition {
  associatedtype AttributeKey: AttributedStringKey
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self>
  func constrain(_ container: inout Attributes)
}

@available(
  *, unavailable,
  message: "Espalier has no rules for the attributes of edited text: its editors take a Binding<String>."
)
extension AttributedTextValueConstraint {
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no rules for the attributes of edited text: its editors take a Binding<String>."
)
extension AttributedTextFormattingDefinition {
  public typealias ValueConstraint<Key: AttributedStringKey> = AttributedTextFormatting.ValueConstraint<Scope, Key>
}

@available(
  *, unavailable,
  message: "Espalier has no rules for the attributes of edited text: its editors take a Binding<String>."
)
public enum AttributedTextFormatting {
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Constraint> {
    public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? {
      get { nil }
      set {}
    }
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
      get { nil }
      set {}
    }
  }

  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public init() {}
    public var body: Never { fatalError("unavailable") }
  }

  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {}
    public var body: Never { fatalError("unavailable") }
  }

  public struct TupleDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public var body: Never { fatalError("unavailable") }
  }

  public struct ValueConstraint<Scope: AttributeScope, Key: AttributedStringKey>: AttributedTextFormattingDefinition
  where Key.Value: Hashable {
    public init(for key: KeyPath<AttributeDynamicLookup, Key>, values: Set<Key.Value?>, default: Key.Value?) {}
    public var body: Never { fatalError("unavailable") }
  }

  public struct Transferable {
    public init(text: AttributedString, in environment: EnvironmentValues) {}
  }

  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D>(_ definition: D) -> D { definition }
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
    public static func buildBlock<D>(_ definition: D) -> D { definition }
    @_disfavoredOverload
    public static func buildBlock<each D>(_ definitions: repeat each D) -> TupleDefinition<Scope> { TupleDefinition() }
    public static func buildIf<D>(_ definition: D?) -> EmptyDefinition<Scope> { EmptyDefinition() }
    public static func buildEither<D>(first: D) -> EmptyDefinition<Scope> { EmptyDefinition() }
    public static func buildEither<D>(second: D) -> EmptyDefinition<Scope> { EmptyDefinition() }
    public static func buildLimitedAvailability<D>(_ definition: D) -> EmptyDefinition<Scope> { EmptyDefinition() }
  }
}
