// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The surroundings of a controller of UIKit in a view of SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the update; without an animation.
  public var transaction: Transaction { Transaction() }
}

/// A controller of UIKit in a view of SwiftUI.
///
/// The controller is made once and updated with the value and its environment; its view is shown, and the methods of its life are
/// called. Controllers of tabs and columns are not drawn, and not made: a placeholder has the class's name, and the program reports
/// the class once.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// An object that lives as long as the view.
  associatedtype Coordinator = Void
  /// The surroundings.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with the new value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Ends the controller.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that lives as long as the view.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposed one; nil is its own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: Never { fatalError("\(Self.self) has a controller of UIKit: it has no body") }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if UIViewControllerType.self is any PlaceholderView.Type {
      return RepresentedView.makeView(view, inputs, name: "\(UIViewControllerType.self)", of: "\(Self.self)")
    }
    let shown = view.map("controller of UIKit") { RepresentedUIController(properties: LinkedProperties($0)) }
    return RepresentedUIController<Self>._makeView(view: shown, inputs: inputs)
  }
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
}
