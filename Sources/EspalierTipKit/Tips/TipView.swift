// SPDX-License-Identifier: MIT

import SwiftUI

/// A card with a tip, while the tip can be shown; otherwise nothing.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void

  /// - Parameters:
  ///   - tip: The tip.
  ///   - isPresented: True while the tip is shown; a program sets false to hide it.
  ///   - arrowEdge: The side of the card with an arrow; nil for none.
  ///   - action: Called when a button of the tip is pressed.
  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.isPresented, self.arrowEdge, self.action) = (tip, isPresented, arrowEdge, action) }

  public var body: some View {
    _ = TipChanges.shared.count
    return Group {
      if let tip, tip.shouldDisplay {
        TipCard(tip: tip, arrowEdge: arrowEdge, action: action)
          .onAppear { if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true } }
          .onDisappear { if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false } }
      }
    }
    .onChange(of: isPresented?.wrappedValue) { old, new in
      if old == true, new == false { tip?.invalidate(reason: .tipClosed) }
    }
  }
}

extension TipView where Content == AnyTip {
  /// A card with a tip of any type, such as that of a group; nil shows nothing.
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.isPresented, self.arrowEdge, self.action) = (tip.map(AnyTip.init), isPresented, arrowEdge, action)
  }
}

/// A tip of any type.
public struct AnyTip: Tip {
  let tip: any Tip
  /// - Parameter tip: The tip.
  public init(_ tip: any Tip) { self.tip = tip }
  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
  public var rules: [Tips.Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}

/// The content of a tip in its style, which counts its displays.
struct TipCard<Content: Tip>: View {
  let tip: Content
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipStyle) private var style
  @State private var start = Date.now

  var body: some View {
    style.make(TipViewStyleConfiguration(tip: tip, arrowEdge: arrowEdge, action: action))
      .accessibilityElement(children: .contain)
      .onAppear {
        start = .now
        TipStore.shared.appeared(tip)
      }
      .onDisappear { TipStore.shared.disappeared(tip, after: Date.now.timeIntervalSince(start)) }
  }
}
