// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierPrimitives
import Foundation

/// A view of UIKit, which lives as long as the representable's identity.
struct RepresentedUIView<Representable: UIViewRepresentable>: View {
  let properties: LinkedProperties<Representable>
  @State private var life = RepresentedLife<Representable.Coordinator, Representable.UIViewType>()
  @Environment(\.self) private var environment

  var body: some View {
    let (representable, life) = (properties.value, life)
    let coordinator = life.coordinator { representable.makeCoordinator() }
    let context = Representable.Context(coordinator: coordinator, environment: environment)
    let view = life.changes.updating {
      let view = life.object { representable.makeUIView(context: context) }
      view.changes = life.changes
      representable.updateUIView(view, context: context)
      return view
    }
    life.dismantle = { view, coordinator in
      view.changes = nil
      Representable.dismantleUIView(view, coordinator: coordinator)
    }
    return UIViewRootView(view: view, changes: life.changes, pass: life.nextPass()) { proposal in
      representable.sizeThatFits(proposal, uiView: view, context: context) ?? view.representedSize(proposal)
    }
  }
}

/// A controller of UIKit, which lives as long as the representable's identity.
struct RepresentedUIController<Representable: UIViewControllerRepresentable>: View {
  let properties: LinkedProperties<Representable>
  @State private var life = RepresentedLife<Representable.Coordinator, Representable.UIViewControllerType>()
  @Environment(\.self) private var environment

  var body: some View {
    let (representable, life) = (properties.value, life)
    let coordinator = life.coordinator { representable.makeCoordinator() }
    let context = Representable.Context(coordinator: coordinator, environment: environment)
    let controller = life.changes.updating {
      let controller = life.object { representable.makeUIViewController(context: context) }
      representable.updateUIViewController(controller, context: context)
      return controller
    }
    life.dismantle = { Representable.dismantleUIViewController($0, coordinator: $1) }
    if let shown = controller as? any ShownInSwiftUI { return AnyView(shown.shown) }
    return AnyView(
      UIControllerTree(controller: controller, pass: life.nextPass()) { proposal in
        representable.sizeThatFits(proposal, uiViewController: controller, context: context)
      })
  }
}

/// Objects that a representable has made.
@MainActor
private final class RepresentedLife<Coordinator, Object> {
  private var coordinator: Coordinator?
  private var object: Object?
  private var pass = 0
  let changes = TreeChanges()
  var dismantle: (@MainActor (Object, Coordinator) -> Void)?

  nonisolated init() {}

  func coordinator(_ make: () -> Coordinator) -> Coordinator {
    if let coordinator { return coordinator }
    let made = make()
    coordinator = made
    return made
  }

  func object(_ make: () -> Object) -> Object {
    if let object { return object }
    let made = make()
    object = made
    return made
  }

  func nextPass() -> Int {
    pass += 1
    return pass
  }

  isolated deinit {
    if let object, let coordinator { dismantle?(object, coordinator) }
  }
}
