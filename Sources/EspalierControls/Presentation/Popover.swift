// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import Foundation

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle of a view: all of it, or a part in its own coordinates.
  public struct Source: Sendable {
    fileprivate let part: CGRect?
    /// The whole frame of the view.
    public static var bounds: Source { Source(part: nil) }
    /// A part of the view, in its coordinates, in points.
    public static func rect(_ rect: CGRect) -> Source { Source(part: rect) }
  }

  /// The anchor's rectangle in the window, given the view's frame there.
  func place(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.part.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
    case .point(let point):
      CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }
  }
}

/// Shows a panel near a view while `isPresented` is true, or what the panel becomes in a narrow window.
private struct PopoverModifier<Panel: View>: ViewModifier {
  @Binding var isPresented: Bool
  let anchor: PopoverAttachmentAnchor
  let side: PopupPlacement.Side
  /// The form that the panel's own modifiers request.
  let requested: () -> PresentationAdaptation?
  let panel: () -> Panel
  /// The form that views within the panel request.
  @State private var requestedWithin: PresentationAdaptation?
  @State private var memory = PresentedFormMemory(.popover)
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    isPresented: Binding<Bool>, anchor: PopoverAttachmentAnchor, side: PopupPlacement.Side,
    requested: @escaping () -> PresentationAdaptation?, panel: @escaping () -> Panel
  ) {
    _isPresented = isPresented
    self.anchor = anchor
    self.side = side
    self.requested = requested
    self.panel = panel
  }

  func body(content: Content) -> some View {
    memory.follow(
      isPresented, as: .popover, in: sizeClass, request: requested, requestedWithin: requestedWithin)
    let form = memory.form
    let panel = { [panel, $requestedWithin] in
      panel().onPreferenceChange(PresentationSettingsKey.self) { $requestedWithin.wrappedValue = $0.compactAdaptation }
    }
    return
      content.modifier(
        PresentationModifier(isPresented: isPresented && form == .popover, dismiss: { isPresented = false }) { frame in
          PopupLayer(
            anchor: anchor.place(in: frame), side: side, isCentered: true, hasArrow: true,
            transition: .presentation(.fade),
            close: { isPresented = false }
          ) {
            PresentedContent(panel()).dismissAction { isPresented = false }
              .modifier(AccessibilityContainer(.popover))
          }
        }
      )
      .modifier(
        SheetModifier(
          isPresented: $isPresented, id: isPresented && form != .popover ? true : nil,
          form: form == .popover ? .sheet : form, onDismiss: nil, requested: { nil }, sheet: panel))
  }
}

extension PopupPlacement.Side {
  fileprivate init(_ arrowEdge: Edge?) {
    self =
      switch arrowEdge {
      case .top: .above
      case .leading: .leading
      case .trailing: .trailing
      case .bottom, nil: .below
      }
  }
}

extension View {
  /// Shows views in a panel near this one while `isPresented` is true; a tap outside dismisses it. In a narrow window of the
  /// phone's look it is a sheet, unless ``presentationCompactAdaptation(_:)`` in the panel requests another form.
  /// - Parameter arrowEdge: The side of the view at which the panel is placed if it fits there, else the opposite one; nil is
  ///   below.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, anchor: attachmentAnchor, side: .init(arrowEdge),
        requested: { content().requestedAdaptation }, panel: content))
  }

  /// Shows an item in a panel near this view while the item is not nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: Binding(isThere: item), anchor: attachmentAnchor, side: .init(arrowEdge),
        requested: { item.wrappedValue.flatMap { content($0).requestedAdaptation } }
      ) {
        presented(item, content)
      })
  }
}
