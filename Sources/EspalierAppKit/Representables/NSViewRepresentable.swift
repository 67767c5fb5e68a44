// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The surroundings of a view of AppKit in a view of SwiftUI.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The object that `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the update; without an animation.
  public var transaction: Transaction { Transaction() }
}

/// A view of AppKit in a view of SwiftUI.
///
/// Labels, pictures, blurs, spinning wheels, views of `NSHostingView` and the buttons of PassKit and AuthenticationServices are made,
/// updated and shown, also if `NSViewType` is `NSView`, `NSControl` or `NSButton`. Other views of AppKit are not drawn yet: a placeholder
/// has the class's name, and the program reports the class once. Views whose `NSViewType` is another class are not made.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype NSViewType: NSView
  /// An object that lives as long as the view.
  associatedtype Coordinator = Void
  /// The surroundings.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the view with the new value.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Ends the view.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes the object that lives as long as the view.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposed one; nil is its own.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  public var body: Never { fatalError("\(Self.self) has a view of AppKit: it has no body") }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard RepresentedNSView<Self>.mayBeShown else {
      return RepresentedView.makeView(view, inputs, name: "\(NSViewType.self)", of: "\(Self.self)")
    }
    let shown = view.map("view of AppKit") { RepresentedNSView(representable: $0) }
    return RepresentedNSView<Self>._makeView(view: shown, inputs: inputs)
  }
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
}
