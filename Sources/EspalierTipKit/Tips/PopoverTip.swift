// SPDX-License-Identifier: MIT

import SwiftUI

private struct TipIsInPopoverKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the panel around a tip has a background already.
  var tipIsInPopover: Bool {
    get { self[TipIsInPopoverKey.self] }
    set { self[TipIsInPopoverKey.self] = newValue }
  }
}

/// Shows a tip in a popover while it can be shown.
private struct PopoverTip: ViewModifier {
  let tip: AnyTip?
  let isPresented: Binding<Bool>?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge
  let action: @MainActor (Tips.Action) -> Void

  func body(content: Content) -> some View {
    _ = TipChanges.shared.count
    let isShown = (tip?.shouldDisplay ?? false) && isPresented?.wrappedValue ?? true
    return content.popover(
      isPresented: Binding(
        get: { isShown },
        set: { new in
          if !new {
            tip?.invalidate(reason: .tipClosed)
            isPresented?.wrappedValue = false
          }
        }),
      attachmentAnchor: anchor, arrowEdge: arrowEdge
    ) {
      Group {
        if let tip {
          TipCard(tip: tip, arrowEdge: nil, action: action).environment(\.tipIsInPopover, true).frame(width: 300)
        }
      }
      .presentationCompactAdaptation(.popover)
    }
  }
}

extension View {
  /// Shows a tip in a panel near the view, while it can be shown. A tap outside, or the panel's button, closes it for ever.
  /// - Parameters:
  ///   - tip: The tip; nil shows nothing.
  ///   - isPresented: False hides the tip; set to false when the user closes it.
  ///   - attachmentAnchor: The part of the view that the panel points at.
  ///   - arrowEdge: The side of the view at which the panel is placed if it fits there.
  ///   - action: Called when a button of the tip is pressed.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      PopoverTip(
        tip: tip.map(AnyTip.init), isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge,
        action: action))
  }
}
