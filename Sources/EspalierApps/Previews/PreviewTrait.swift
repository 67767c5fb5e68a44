// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A trait of a `#Preview`, such as its size.
public struct PreviewTrait<T>: Sendable {
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  package var wrap: (@MainActor @Sendable (AnyView) async throws -> AnyView)?

  fileprivate init(
    layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil,
    wrap: (@MainActor @Sendable (AnyView) async throws -> AnyView)? = nil
  ) {
    self.layout = layout
    self.orientation = orientation
    self.wrap = wrap
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The screen of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
  /// The view's ideal size.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }

  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait(orientation: .portrait) }
  /// Upright, the top of the device below.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(orientation: .portraitUpsideDown) }
  /// Turned to the left: the top of the device is on the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(orientation: .landscapeLeft) }
  /// Turned to the right: the top of the device is on the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(orientation: .landscapeRight) }

  /// Applies a ``PreviewModifier`` to the view.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    let modifier = UncheckedSendable(modifier)
    return PreviewTrait { view in try await apply(modifier.value, to: view) }
  }

  @MainActor private static func apply<M: PreviewModifier>(_ modifier: M, to view: AnyView) async throws -> AnyView {
    let context = try await PreviewContexts.shared.context(of: M.self)
    return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
  }
}

/// An environment for previews that is created once for all previews with it: sample data, a signed-in user.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared data.
  associatedtype Context = Void
  /// The type of `body`; the compiler infers it.
  associatedtype Body: View
  /// The modified preview's content.
  typealias Content = PreviewModifierContent

  /// Creates the shared data, once, before the first preview with the modifier is shown.
  static func makeSharedContext() async throws -> Context

  /// The modified preview; `context` is shared by all previews with the modifier.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, in a ``PreviewModifier``.
public struct PreviewModifierContent: View {
  let view: AnyView
  public var body: some View { view }
}

/// The contexts created so far, by the type of their modifier.
@MainActor
private final class PreviewContexts {
  static let shared = PreviewContexts()
  private var made: [ObjectIdentifier: Any] = [:]

  func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    if let known = made[ObjectIdentifier(type)] as? M.Context { return known }
    let context = try await M.makeSharedContext()
    made[ObjectIdentifier(type)] = context
    return context
  }
}
