// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// A view with an inspector: a column at the trailing edge. If the width does not suffice for both the inspector is hidden, and
/// lies over the view if it is presented then; on a phone it is a sheet.
private struct InspectorModifier<Panel: View>: ViewModifier {
  @Binding var isPresented: Bool
  let panel: Panel
  @State private var width = ColumnWidth()
  /// The chosen width in points; nil before the user has dragged the column.
  @State private var chosen: CGFloat?
  @RestoredLengths<InspectorModifier> private var restored
  /// Whether the width does not suffice for both; nil before the layout.
  @State private var isNarrow: Bool?
  @State private var record = InspectorRecord()
  /// Whether the panel has been shown: it is kept from then on, with its state.
  @State private var isMade = false
  /// Whether the inspector was presented when the width became insufficient: it is presented again when the width suffices.
  @State private var isCollapsed = false
  @Environment(\.design) private var design
  /// Whether the adjacent view has bars at its upper edge.
  @State private var isBesideBar = false
  @Environment(\.titleAtEdge) private var title

  init(isPresented: Binding<Bool>, panel: Panel) {
    _isPresented = isPresented
    self.panel = panel
  }

  private var values: InspectorValues { design.inspector }
  private var limits: ColumnLimits {
    width.limits(ColumnLimits(least: values.least, ideal: values.ideal, most: values.most))
  }
  /// Whether the panel is part of the view, beside the content or over it, and not a sheet.
  private var isPanel: Bool { isNarrow == false || isNarrow == true && values.liesOver }
  private var isOver: Bool { isNarrow == true && values.liesOver }
  private var isColumn: Bool { isPresented && isPanel && !(isOver && isCollapsed) }

  func body(content: Content) -> some View {
    let limits = limits
    let length = limits.clamp(chosen ?? restored.first ?? limits.ideal)
    return InspectorLayout(
      limits: limits, length: length, isOver: isOver, leastContent: values.leastContent, leastSeen: values.leastSeen,
      share: isColumn ? 1 : 0
    ) {
      PresentedContent(content).modifier(EdgeBarsReader { isBesideBar = $0 }).overlay {
        if isOver, isColumn {
          Color.clear.contentShape(Rectangle()).onTapGesture { isPresented = false }.accessibilityHidden(true)
        }
      }
      ZStack {
        if isColumn || isMade, isPanel { column(limits) }
      }
    }
    .modifier(PanelClip())
    .transaction(value: isPresented) {
      if !$0.disablesAnimations, $0.animation == nil { $0.animation = .snappy(duration: design.motion.panel) }
    }
    .onChange(of: isColumn, initial: true) { if $1 { isMade = true } }
    .onChange(of: isPresented) { if $1 { isCollapsed = false } }
    .onGeometryChange(for: Bool.self) { [leastContent = values.leastContent] in
      $0.size.width < limits.least + leastContent
    } action: {
      widthChanged(isNarrow: $0)
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { [record] in
      record.width = $0
    }
    .sheet(isPresented: sheet) { panel.onPreferenceChange(InspectorWidthKey.self) { setWidth($0) } }
    .focusedSceneValue(\.inspectorToggle, InspectorToggle(isPresented: $isPresented))
  }

  private func widthChanged(isNarrow: Bool) {
    self.isNarrow = isNarrow
    guard values.liesOver, isNarrow ? isPresented : isCollapsed else { return }
    isCollapsed = isNarrow
    isPresented = !isNarrow
  }

  private var sheet: Binding<Bool> {
    let isNarrow = isNarrow == true && !values.liesOver
    return $isPresented.projecting {
      $0 && isNarrow
    } set: { isPresented, isShown in
      if isNarrow { isPresented = isShown }
    }
  }

  private var close: (@MainActor () -> Void)? {
    guard isOver else { return nil }
    return { isPresented = false }
  }

  private func column(_ limits: ColumnLimits) -> some View {
    panel
      // A stack in the panel has a bar of its own, and its title is not that of the page beside it.
      .environment(\.containerOffers, ContainerOffers())
      .transformPreference(ToolbarKey.self) { $0.joinsOuterItems = false }
      .transformPreference(ToolbarShapeKey.self) { $0.joinsOuterItems = false }
      .transformPreference(TakesSearchKey.self) { $0 = false }
      .transformPreference(NavigationBarSettingsKey.self) { $0 = NavigationBarSettings() }
      .onPreferenceChange(InspectorWidthKey.self) { setWidth($0) }
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .transformEnvironment(\.windowTitle) { $0?.isForPages = false }
      .modifier(OwnEdgeBar(NavigationBarSettings(), isAllowed: title != nil && isBesideBar))
      // The panel's bar is reported before it exists, so that the enclosing view does not add a bar of its own in the meantime.
      .transformAnchorPreference(key: EdgeBarsKey.self, value: .bounds) { [isUpToEdge = title != nil && isColumn] in
        if isUpToEdge { $0.append($1) }
      }
      .pageBackground()
      .transformPreference(FormBackgroundKey.self) { $0 = nil }
      .transformPreference(ListBackgroundKey.self) { $0 = nil }
      .modifier(RelativeContainerModifier())
      .dismissAction(close)
      .onExitCommand(perform: close)
      .shadow(
        color: isOver && isColumn ? .black.opacity(design.popup.shadow) : .clear, radius: design.popup.shadowRadius
      )
      .overlay {
        SplitDivider(
          axis: .horizontal, isAtStart: true, range: divided(limits),
          change: { chosen = min($0 ?? limits.ideal, range(limits).upperBound) },
          ended: { if let chosen { restored = [chosen] } })
      }
      .modifier(ShowingModifier(isShown: isColumn, isDrawnBeneath: true))
  }

  /// A panel that disappears sets no width any more; its last one stays in force when it appears again, as a column or as a
  /// sheet.
  private func setWidth(_ new: ColumnWidth) { if new != ColumnWidth() { width = new } }

  /// Nil if the width is fixed.
  private func divided(_ limits: ColumnLimits) -> (@MainActor () -> ClosedRange<CGFloat>)? {
    guard limits.least < limits.most else { return nil }
    return { range(limits) }
  }

  private func range(_ limits: ColumnLimits) -> ClosedRange<CGFloat> {
    ClosedRange(
      ordered: limits.least, min(limits.most, record.width - (isOver ? values.leastSeen : values.leastContent)))
  }
}

/// The width of a view with its inspector, in points, at the last layout.
private final class InspectorRecord: Equatable {
  var width: CGFloat = 0
  nonisolated init() {}
  static func == (a: InspectorRecord, b: InspectorRecord) -> Bool { a === b }
}

/// A view, and the panel at its trailing edge; the visible share of the panel's width animates when it appears and disappears.
///
/// The layout fills the proposed size, as other views with columns do: a smaller view is in the middle of its part.
private struct InspectorLayout: Layout, Equatable {
  let limits: ColumnLimits
  let length: CGFloat
  /// Whether the panel lies over the view, which keeps its width.
  let isOver: Bool
  /// Least width of the view beside the panel, and least visible width beside a panel that lies over the view.
  let leastContent, leastSeen: CGFloat
  var share: CGFloat

  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  private func panelWidth(in width: CGFloat) -> CGFloat {
    isOver
      ? max(min(length, width - leastSeen), min(limits.least, width))
      : max(limits.least, min(length, width - leastContent))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    if let width = proposal.width, !isOver { offer.width = max(width - share * panelWidth(in: width), 0) }
    return offer
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = subviews[0].sizeThatFits(offer(proposal))
    if !isOver { size.width += share * panelWidth(in: proposal.width ?? .infinity) }
    // Whether the panel is shown depends on the width, so the width must not depend on the panel or on the view beside it.
    if let width = proposal.width, width.isFinite { size.width = width }
    if let height = proposal.height, height.isFinite { size.height = max(size.height, height) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let panel = panelWidth(in: bounds.width)
    let rest = bounds.width - share * panel
    let part = CGSize(width: isOver ? bounds.width : rest, height: bounds.height)
    let offer = ProposedViewSize(width: part.width, height: proposal.height ?? bounds.height)
    let size = subviews[0].sizeThatFits(offer)
    // A larger view is aligned with the beginning of its part.
    let (x, y) = (max(part.width - size.width, 0) / 2, max(part.height - size.height, 0) / 2)
    subviews[0].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offer)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + rest, y: bounds.minY),
      proposal: ProposedViewSize(width: panel, height: bounds.height))
  }
}

enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth { ColumnWidth() }
  static func reduce(value: inout ColumnWidth, nextValue: () -> ColumnWidth) {
    if value == defaultValue { value = nextValue() }
  }
}

/// Toggles the inspector of a window.
package struct InspectorToggle {
  package let isPresented: Binding<Bool>
}

extension FocusedValues {
  private struct InspectorToggleKey: FocusedValueKey { typealias Value = InspectorToggle }

  /// The toggle of the inspector in the window.
  package var inspectorToggle: InspectorToggle? {
    get { self[InspectorToggleKey.self] }
    set { self[InspectorToggleKey.self] = newValue }
  }
}

extension View {
  /// Shows details about this view, or about its selection, while `isPresented` is true: in a column at the trailing edge whose
  /// leading edge the user can drag. If the width does not suffice for both, the inspector is hidden, and lies over this view
  /// when it is presented again; it returns when the width suffices. With a phone's design it is a sheet instead.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, panel: content()))
  }

  /// Sets the width of the enclosing inspector, in points; the user cannot change it. A sheet ignores it.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    let width = frameLength(width, "inspectorColumnWidth")
    return inspectorWidth(ColumnWidth(least: width, ideal: width, most: width))
  }

  /// Sets the width of the enclosing inspector, in points: the least and the greatest width, and the initial one, which a double
  /// click at the edge restores. A sheet ignores it.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorWidth(
      ColumnWidth(
        least: frameLength(min, "min"), ideal: frameLength(ideal, "ideal"),
        most: frameLength(max, "max", mayBeInfinite: true)))
  }

  private nonisolated func inspectorWidth(_ width: ColumnWidth) -> some View {
    transformPreference(InspectorWidthKey.self) { if $0 == ColumnWidth() { $0 = width } }
  }
}

extension InspectorModifier: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["chosen"] }
}
