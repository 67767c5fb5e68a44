// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A panel near a control, in front of all content; a tap outside closes it, except for taps on panels from which it was opened.
struct PopupLayer<Content: View>: View {
  private let anchor: CGRect
  private let side: PopupPlacement.Side
  private let isCentered: Bool
  private let alignsEnds: Bool
  private let fitsHeight: Bool
  private let hasArrow: Bool
  private let uncovered: [CGRect]
  private let transition: AnyTransition
  private let close: @MainActor () -> Void
  private let content: Content
  @Environment(\.layoutDirection) private var direction
  @Environment(\.design) private var design
  @Environment(\.popupArea) private var area

  /// - Parameters:
  ///   - anchor: The frame of the control in the window, in points.
  ///   - hasArrow: Whether an arrow at the panel points at the control.
  ///   - fitsHeight: Whether the content is proposed the greatest height of a panel, and scrolls in it; else it has its ideal height.
  ///   - uncovered: Frames in the window of panels behind this one, which still receive taps.
  init(
    anchor: CGRect, side: PopupPlacement.Side = .below, isCentered: Bool = false, alignsEnds: Bool = false,
    fitsHeight: Bool = false, hasArrow: Bool = false, uncovered: [CGRect] = [],
    transition: AnyTransition = .opacity,
    close: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content
  ) {
    self.anchor = anchor
    self.side = side
    self.isCentered = isCentered
    self.alignsEnds = alignsEnds
    self.fitsHeight = fitsHeight
    self.hasArrow = hasArrow
    self.uncovered = uncovered
    self.transition = transition
    self.close = close
    self.content = content()
  }

  var body: some View {
    let arrow = hasArrow ? design.popup.arrow.height : 0
    ZStack {
      Color.clear.contentShape(PopupBackdrop(holes: uncovered)).gesture(TapGesture().onEnded { close() })
      PopupPlacement(
        anchor: anchor, side: side, isCentered: isCentered, alignsEnds: alignsEnds, values: design.popup, area: area,
        arrow: arrow, direction: direction
      ) {
        content.modifier(PopupPanel(fitsHeight: fitsHeight, pointsAt: hasArrow ? anchor : nil))
          .modifier(PresentedColorScheme())
          .modifier(PopupPlaceReader(anchor: anchor, arrow: arrow))
      }
    }
    .modifier(PopupEnvironment())
    .transition(transition)
  }
}

/// The whole window except for some rectangles.
private struct PopupBackdrop: Shape {
  let holes: [CGRect]

  func path(in rect: CGRect) -> Path {
    holes.reduce(Path(rect)) { $0.subtracting(Path($1)) }
  }
}

/// The background of a panel.
private struct PopupPanel: ViewModifier {
  let fitsHeight: Bool
  /// The rectangle in the window that the arrow points at; nil for a panel without an arrow.
  let pointsAt: CGRect?
  @Environment(\.design) private var design

  init(fitsHeight: Bool, pointsAt: CGRect?) {
    self.fitsHeight = fitsHeight
    self.pointsAt = pointsAt
  }

  func body(content: Content) -> some View {
    let values = design.popup
    let shape = RoundedRectangle(cornerRadius: values.cornerRadius, style: .continuous)
    content
      .padding(values.padding)
      .background {
        Group {
          if let pointsAt {
            PopupArrowPanel(anchor: pointsAt)
          } else {
            shape.fill(Color.popupBackground)
              .overlay { shape.strokeBorder(Color.separator, lineWidth: values.line) }
          }
        }
        .shadow(color: .black.opacity(values.shadow), radius: values.shadowRadius, y: values.shadowOffset)
      }
      // Space between the rows does not let touches through.
      .contentShape(Rectangle())
      .fixedSize(horizontal: true, vertical: !fitsHeight)
  }
}

/// A panel whose arrow points at a rectangle of the window, at whichever side the panel was placed.
private struct PopupArrowPanel: View {
  let anchor: CGRect
  @Environment(\.design) private var design

  init(anchor: CGRect) { self.anchor = anchor }

  var body: some View {
    let values = design.popup
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      let shape = PopupArrowShape(
        anchor: anchor.offsetBy(dx: -frame.minX, dy: -frame.minY), cornerRadius: values.cornerRadius,
        arrow: values.arrow, tip: values.arrowTip)
      shape.fill(Color.popupBackground).overlay { shape.stroke(Color.separator, lineWidth: values.line) }
    }
  }
}

extension Color {
  fileprivate static let popupBackground = Color(.tertiaryBackground)
}

/// Resets environment values that a panel does not inherit from its control.
struct PopupEnvironment: ViewModifier {
  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in
      values.leavePlace()
      values.controlSize = .regular
      values.labelsVisibility = .automatic
      values.isBelowBar = true
    }
  }
}
