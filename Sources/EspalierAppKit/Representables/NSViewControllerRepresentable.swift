// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The surroundings of a controller of AppKit in a view of SwiftUI.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// The object that `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the update; without an animation.
  public var transaction: Transaction { Transaction() }
}

/// A controller of AppKit in a view of SwiftUI.
///
/// A `NSHostingController` is made, updated and shown. Other controllers are not yet, and not
/// made: a placeholder has the class's name, and the program reports the class once.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype NSViewControllerType: NSViewController
  /// An object that lives as long as the view.
  associatedtype Coordinator = Void
  /// The surroundings.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Updates the controller with the new value.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Ends the controller.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes the object that lives as long as the view.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposed one; nil is its own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: Never { fatalError("\(Self.self) has a controller of AppKit: it has no body") }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = view.map("controller of AppKit") { RepresentedNSController(properties: LinkedProperties($0)) }
    return RepresentedNSController<Self>._makeView(view: shown, inputs: inputs)
  }
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
}
