// SPDX-License-Identifier: MIT

import SwiftUI

/// Something that takes a view: a container, a control with a label, a presentation, a modifier.
///
/// The result is an existential that is opened again, so that the composed type is the one that a user's source has:
/// `VStack<TupleView<(List<Never, Toggle<Text>>, Text)>>`, with no `AnyView` and no view of the tests between.
@MainActor
protocol Container {
  /// - Parameter step: a parameter of the program, 0 or 1. What depends on it changes and comes back.
  static func around(_ content: some View, step: Int) -> any View
}

/// A view, or a few, that contain no other.
@MainActor
protocol Leaf {
  static func view(step: Int) -> any View
}

/// Containers in containers around a leaf, outermost first.
@MainActor
struct Composition {
  let containers: [any Container.Type]
  let leaf: any Leaf.Type

  /// `List/GeometryReader/Toggle`.
  var name: String { (containers.map(Self.name) + [Self.name(leaf)]).joined(separator: "/") }

  func view(step: Int) -> any View {
    var view = leaf.view(step: step)
    for container in containers.reversed() { view = container.around(view, step: step) }
    return view
  }

  /// Whether a layer goes and comes back by itself, beside one that stays: afterwards it lies in front, for what is
  /// presented later does.
  var changesOrderOfLayers: Bool {
    let around: [any Container.Type] = [InAlert.self, InConfirmationDialog.self]
    let hiding: [any Container.Type] = [InCondition.self, InBranch.self, InTransition.self, InDisclosureGroup.self]
    func first(of types: [any Container.Type], in part: ArraySlice<any Container.Type>) -> Int? {
      part.firstIndex { container in types.contains { $0 == container } }
    }
    guard let staying = first(of: around, in: containers[...]), let gone = first(of: hiding, in: containers[staying...])
    else { return false }
    return first(of: Containers.presentation, in: containers[gone...]) != nil
  }

  /// The composition of that name; nil if there is no such container or leaf.
  init?(named name: String) {
    let parts = name.split(separator: "/").map(String.init)
    let containers = parts.dropLast().compactMap { part in
      (Containers.all + FaultyContainers.all).first { Self.name($0) == part }
    }
    guard let leaf = Leaves.all.first(where: { Self.name($0) == parts.last }), containers.count == parts.count - 1
    else { return nil }
    self.init(containers, leaf)
  }

  init(_ containers: [any Container.Type], _ leaf: any Leaf.Type) {
    self.containers = containers
    self.leaf = leaf
  }

  /// The type's name without the prefix `In` of containers and the suffix `Leaf` of leaves.
  static func name(_ part: Any.Type) -> String {
    let name = "\(part)"
    if part is any Leaf.Type { return String(name.dropLast("Leaf".count)) }
    return String(name.dropFirst("In".count))
  }
}
