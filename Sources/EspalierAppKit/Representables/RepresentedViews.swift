// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierPrimitives
import Foundation

/// A view of AppKit, which lives as long as the representable's identity.
struct RepresentedNSView<Representable: NSViewRepresentable>: View {
  let properties: LinkedProperties<Representable>
  @State private var life = RepresentedLife<Representable.Coordinator, Representable.NSViewType>()
  @Environment(\.self) private var environment

  var body: some View {
    let (representable, life) = (properties.value, life)
    let coordinator = life.coordinator { representable.makeCoordinator() }
    let context = Representable.Context(coordinator: coordinator, environment: environment)
    let view = life.changes.updating {
      let view = life.object { representable.makeNSView(context: context) }
      view.changes = life.changes
      representable.updateNSView(view, context: context)
      return view
    }
    life.dismantle = { view, coordinator in
      view.changes = nil
      Representable.dismantleNSView(view, coordinator: coordinator)
    }
    return NSViewRootView(view: view, changes: life.changes, pass: life.nextPass()) { proposal in
      representable.sizeThatFits(proposal, nsView: view, context: context) ?? view.representedSize(proposal)
    }
  }
}

/// A controller of AppKit, which lives as long as the representable's identity.
struct RepresentedNSController<Representable: NSViewControllerRepresentable>: View {
  let properties: LinkedProperties<Representable>
  @State private var life = RepresentedLife<Representable.Coordinator, Representable.NSViewControllerType>()
  @Environment(\.self) private var environment

  var body: some View {
    let (representable, life) = (properties.value, life)
    let coordinator = life.coordinator { representable.makeCoordinator() }
    let context = Representable.Context(coordinator: coordinator, environment: environment)
    let controller = life.changes.updating {
      let controller = life.object { representable.makeNSViewController(context: context) }
      representable.updateNSViewController(controller, context: context)
      return controller
    }
    life.dismantle = { Representable.dismantleNSViewController($0, coordinator: $1) }
    if let shown = controller as? any ShownInSwiftUI { return AnyView(shown.shown) }
    return AnyView(
      NSViewRootView(view: controller.view, changes: life.changes, pass: life.nextPass()) { proposal in
        representable.sizeThatFits(proposal, nsViewController: controller, context: context)
          ?? controller.view.representedSize(proposal)
      }
      .onAppear { controller.shownChanged(true) }
      .onDisappear { controller.shownChanged(false) })
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
