// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import Foundation

/// A row that shows and hides its group's content.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  @Environment(\.outlineDepth) private var depth

  private init(_ binding: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.binding = binding
    self.label = label
    self.content = content
  }

  /// A label that shows and hides the content. The group stores whether it is open; initially it is closed.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), content: content)
  }

  /// A label that shows and hides the content; `isExpanded` stores whether the group is open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label: label(), content: content)
  }

  public var body: some View {
    let isExpanded = binding ?? $isOpen
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(view: label.inImplicitRow()),
        // Hidden content is not made.
        content: .init(
          view: isExpanded.wrappedValue
            ? AnyView(
              content().environment(\.disclosureGroupStyle, style).modifier(InnerRows(depth: depth + 1)))
            : AnyView(EmptyView())),
        isExpanded: isExpanded))
  }
}

extension DisclosureGroup where Label == Text {
  /// A title that shows and hides the content. The group stores whether it is open; initially it is closed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(titleKey), content: content)
  }

  /// A title that shows and hides the content. The group stores whether it is open; initially it is closed. The text is shown as
  /// it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(label), content: content)
  }

  /// A title that shows and hides the content; `isExpanded` stores whether the group is open.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(titleKey), content: content)
  }

  /// A title that shows and hides the content; `isExpanded` stores whether the group is open. The text is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(label), content: content)
  }
}

/// The appearance of disclosure groups, and how they react to touches.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  /// The part that is always shown and opens the group.
  public let label: Label
  /// The part that is shown while the group is open.
  public let content: Content
  /// Whether the content is shown; a style writes it to open or close the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  /// The part that is always shown, as a view.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The part that is shown while the group is open, as a view.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The label with an arrowhead that turns: before the label on a desktop, at the trailing edge on a phone.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { DisclosureRows(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with an arrowhead that turns: before the label on a desktop, at the trailing edge on a phone.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.hasArrowSpace) private var hasArrowSpace
  @Environment(\.rowsAreSelected) private var rowsAreSelected
  @Environment(\.design) private var design
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isFormRow {
      Group(subviews: label) { parts in
        header(badge: parts.badge) { ForEach(parts) { $0 } }
      }
      .padding(.leading, design.group.hasArrowsFirst && hasArrowSpace ? -design.group.arrowSpace : 0)
      if configuration.isExpanded {
        configuration.content
          .environment(\.hasArrowSpace, true)
          .padding(.leading, design.group.disclosureIndentation + arrowSpace)
      }
    } else {
      VStack(alignment: design.group.hugsContent ? .center : .leading, spacing: design.group.disclosureGap) {
        header { label }.padding(.vertical, design.group.disclosureLabelPadding)
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var label: some View {
    configuration.label.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
  }

  /// The space before a row's content, for the arrow of a row that opens.
  private var arrowSpace: CGFloat {
    // Rows further inside already have the space of the first level.
    design.group.hasArrowsFirst && !hasArrowSpace ? design.group.arrowSpace : 0
  }

  /// - Parameter badge: The badge of the label; it takes precedence over one around the group.
  private func header<Content: View>(badge: Text? = nil, @ViewBuilder label: () -> Content) -> some View {
    let isFirst = design.group.hasArrowsFirst
    return pressable(
      HStack(spacing: design.group.disclosureLabelGap) {
        // As wide as it is when it points down.
        if isFirst { arrowhead.frame(width: design.group.disclosureArrow.height) }
        label()
        Spacer(minLength: isFirst && !isFormRow ? 0 : design.group.disclosureLabelGap)
        InnerBadge(badge)
        if !isFirst { arrowhead }
      })
  }

  private func pressable(_ header: some View) -> some View {
    header
      .pictureOpacity(isPressed ? design.button.pressedLabel : 1)
      .contentShape(Rectangle())
      .gesture(press, including: isRowSelected ? .subviews : .all)
      .preference(
        key: ListRowActionsKey.self,
        value: isRowSelected && isEnabled ? [ListRowAction(yieldsToSelection: true, perform: toggle)] : []
      )
      .modifier(
        AccessibleControl(
          role: .button, kind: .disclosure, value: configuration.isExpanded ? "1" : "0", action: toggle))
  }

  /// Whether a press selects the row: in a list with a selection only the arrowhead opens the group.
  private var isRowSelected: Bool { isFormRow && rowsAreSelected }

  private var press: PressGesture { PressGesture(pressingChanged: { isPressed = $0 }, action: toggle) }

  private var arrowhead: some View {
    ControlArrow(.trailing, size: design.group.disclosureArrow)
      .foregroundStyle(design.group.tintsDisclosure ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondary))
      .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
      .padding(design.group.arrowReach)
      .contentShape(Rectangle())
      .gesture(press, including: isRowSelected ? .all : .subviews)
      .padding(-design.group.arrowReach)
  }

  private func toggle() {
    withAnimation(.snappy(duration: design.motion.disclose)) { configuration.isExpanded.toggle() }
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration> {
      AnyStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// The appearance of disclosure groups in this view, and how they react to touches.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(
      \.disclosureGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension DisclosureGroup: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["isOpen"] }
}
