// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierPrimitives
import Foundation

/// The equivalent of a view of AppKit, which lives as long as the representable's identity.
struct RepresentedNSView<Representable: NSViewRepresentable>: View {
  let representable: Representable
  @State private var life = RepresentedLife<Representable.Coordinator, Representable.NSViewType>()
  @Environment(\.self) private var environment

  var body: some View {
    let coordinator = life.coordinator { representable.makeCoordinator() }
    let context = Representable.Context(coordinator: coordinator, environment: environment)
    let view = life.object { representable.makeNSView(context: context) }
    representable.updateNSView(view, context: context)
    life.dismantle = { Representable.dismantleNSView($0, coordinator: $1) }
    return (view as? any ShownInSwiftUI)?.shown ?? placeholder(type(of: view))
  }
}

extension RepresentedNSView {
  /// Whether the equivalent of a view may exist: that of a base class is known when the view is made.
  static var mayBeShown: Bool {
    Representable.NSViewType.self is any ShownInSwiftUI.Type
      || [ObjectIdentifier(NSView.self), ObjectIdentifier(NSControl.self), ObjectIdentifier(NSButton.self)].contains(
        ObjectIdentifier(Representable.NSViewType.self))
  }

  private func placeholder(_ made: Any.Type) -> AnyView {
    PlatformPlaceholder.report("\(made)", of: "\(Representable.self)")
    return AnyView(PlatformPlaceholder("\(made)"))
  }
}

/// The equivalent of a controller of AppKit, which lives as long as the representable's identity.
struct RepresentedNSController<Representable: NSViewControllerRepresentable>: View {
  let representable: Representable
  @State private var life = RepresentedLife<Representable.Coordinator, Representable.NSViewControllerType>()
  @Environment(\.self) private var environment

  var body: some View {
    let coordinator = life.coordinator { representable.makeCoordinator() }
    let context = Representable.Context(coordinator: coordinator, environment: environment)
    let controller = life.object { representable.makeNSViewController(context: context) }
    representable.updateNSViewController(controller, context: context)
    life.dismantle = { Representable.dismantleNSViewController($0, coordinator: $1) }
    return (controller as? any ShownInSwiftUI)?.shown
  }
}

/// Objects that a representable has made.
@MainActor
private final class RepresentedLife<Coordinator, Object> {
  private var coordinator: Coordinator?
  private var object: Object?
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

  isolated deinit {
    if let object, let coordinator { dismantle?(object, coordinator) }
  }
}
