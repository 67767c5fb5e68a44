// SPDX-License-Identifier: MIT

import SwiftUI

/// The appearance of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The parts of a tip.
  typealias Configuration = TipViewStyleConfiguration
  /// The view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip.
@MainActor
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The side of the card with an arrow; nil for none.
  let arrowEdge: Edge?
  /// Called when a button is pressed.
  private let action: @MainActor (Tips.Action) -> Void

  init(tip: any Tip, arrowEdge: Edge?, action: @escaping @MainActor (Tips.Action) -> Void) {
    (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
  }

  /// The title.
  public var title: Text? { tip.title }
  /// The text below the title.
  public var message: Text? { tip.message }
  /// The picture.
  public var image: Image? { tip.image }
  /// The buttons; the handler of one calls the closure of the view, too.
  public var actions: [Tips.Action] {
    tip.actions.enumerated().map { index, button in
      let action = action
      var result = Tips.Action(
        id: button.id,
        perform: {
          button.handler()
          MainActor.assumeIsolated { action(button) }
        }, button.label)
      result.index = index
      return result
    }
  }
}

/// A card: the picture, the texts, a button that closes it, and the tip's own buttons.
public struct TipCardStyle: TipViewStyle {
  /// A card.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { StandardTip(configuration: configuration) }
}

/// A card in one line.
public struct MiniTipViewStyle: TipViewStyle {
  /// A card in one line.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StandardTip(configuration: configuration, isSmall: true)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// A card in one line, without the message.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// A style, the background and other values of tips in the environment.
struct AnyTipStyle {
  var make: @MainActor (TipViewStyleConfiguration) -> AnyView = { AnyView(TipCardStyle().makeBody(configuration: $0)) }
  var background: AnyShapeStyle?
  var cornerRadius: Double = 13
  var imageSize: CGSize?
}

private struct TipStyleKey: EnvironmentKey {
  static var defaultValue: AnyTipStyle { AnyTipStyle() }
}

extension EnvironmentValues {
  var tipStyle: AnyTipStyle {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the tips in the view.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    transformEnvironment(\.tipStyle) { $0.make = { AnyView(style.makeBody(configuration: $0)) } }
  }
  /// The background of the tips in the view.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipStyle) { $0.background = AnyShapeStyle(style) }
  }
  /// The corners of the tips in the view.
  /// - Parameter cornerRadius: The radius in points.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipStyle) { $0.cornerRadius = cornerRadius }
  }
  /// The size of the tips' pictures in the view, in points.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipStyle) { $0.imageSize = size }
  }
}
