// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The surroundings of a view of UIKit in a view of SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the update; without an animation.
  public var transaction: Transaction { Transaction() }
}

/// A view of UIKit in a view of SwiftUI.
///
/// Labels, pictures, blurs, spinning wheels and the buttons of PassKit and AuthenticationServices are made, updated and shown, also if
/// `UIViewType` is `UIView`, `UIControl` or `UIButton`. Other views of UIKit are not drawn yet: a placeholder has the class's name, and the
/// program reports the class once. Views whose `UIViewType` is another class are not made.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// An object that lives as long as the view.
  associatedtype Coordinator = Void
  /// The surroundings.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view with the new value.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that lives as long as the view.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposed one; nil is its own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  public var body: Never { fatalError("\(Self.self) has a view of UIKit: it has no body") }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard RepresentedUIView<Self>.mayBeShown else {
      return RepresentedView.makeView(view, inputs, name: "\(UIViewType.self)", of: "\(Self.self)")
    }
    let shown = view.map("view of UIKit") { RepresentedUIView(representable: $0) }
    return RepresentedUIView<Self>._makeView(view: shown, inputs: inputs)
  }
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
}
