// SPDX-License-Identifier: MIT

/// A view with a name by which a design tool selects it. It changes nothing: code that takes views apart by their types names it, to
/// find its own views behind it.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: _PrimitiveViewModifier {
  /// The name.
  public var identifier: Identifier

  /// Gives a view a name.
  public init(identifier: Identifier) { self.identifier = identifier }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { body(_Graph(), inputs) }

  @MainActor public static var _isUnary: Bool { true }
  @MainActor public static func _viewListCount(content: Int?) -> Int? { content }
}

/// The name that a canvas of previews gives a view.
nonisolated public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let name: String

  /// A name.
  public init(_ name: String) { self.name = name }
}

extension View {
  /// Gives the view a name by which a design tool selects it; it changes nothing.
  public nonisolated func _identified<Identifier: Hashable>(by identifier: Identifier) -> some View {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}
