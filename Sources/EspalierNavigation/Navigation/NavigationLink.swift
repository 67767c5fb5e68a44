// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives

/// A button that presents a page on top of its own page. Outside of a stack it is disabled.
///
/// In a list of a split view's column, a link whose value has the type of the list's selection selects its value instead.
public struct NavigationLink<Label: View, Destination: View>: View {
  fileprivate enum Target {
    case page(Destination)
    case switched(Destination, Binding<Bool>)
    /// Nil is a link without a value, which is disabled.
    case value(AnyHashable?)
  }

  private let label: Label
  private let target: Target
  @State private var isOpen = false
  @Environment(\.navigator) private var navigator
  @Environment(\.isInColumn) private var isInColumn
  @Environment(\.linkSelection) private var linkSelection
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.editMode) private var editMode
  @Environment(\.controlContainer) private var container
  @Environment(\.menuPages) private var menuPages

  fileprivate init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// A label that pushes a page onto the stack when it is pressed.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.page(destination()), label: label())
  }

  /// A label that pushes a page onto the stack when it is pressed.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.page(destination), label: label())
  }

  /// A label that pushes a page onto the stack; the page is on top while `isActive` is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.switched(destination, isActive), label: label())
  }

  /// A label that pushes a page onto the stack; the page is on top while `isActive` is true.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.switched(destination(), isActive), label: label())
  }

  /// A label that pushes a page onto the stack; the page is on top while `selection` equals `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.switched(destination, selection.isValue(tag)), label: label())
  }

  /// A label that pushes a page onto the stack; the page is on top while `selection` equals `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.switched(destination(), selection.isValue(tag)), label: label())
  }

  public var body: some View {
    Button(action: open) { NavigationLinkRow(label: label, hasArrow: selection == nil) }
      .environment(\.buttonPurpose, .page)
      .disabled(navigator == nil || hasNothing)
      // During editing a press belongs to the row and selects it.
      .allowsHitTesting(!isInEditedRow)
      // The keyboard focus goes to the list as one stop, and not to each of its rows.
      .describing { [selects = selection != nil] in if selects { $0.focusTarget = nil } }
      .modifier(page)
      .modifier(_TraitWritingModifier<LinkValueTraitKey>(value: value))
  }

  private var isInEditedRow: Bool { isFormRow && editMode?.wrappedValue.isEditing == true }

  private func open() {
    if isInEditedRow { return }
    switch target {
    case .page(let destination):
      if container == .menu { return menuPages?.show(AnyView(destination)) ?? () }
      if isInColumn { navigator?.opened { isOpen = false } }
      isOpen = true
    case .switched(let destination, let isActive):
      isActive.wrappedValue = true
      if container == .menu { menuPages?.show(destination, while: isActive) }
    case .value(let value):
      guard let value else { return }
      if let selection { return selection.click(value) }
      if isInColumn { navigator?.opened {} }
      navigator?.push(value)
    }
  }

  private var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

  /// The selection that the link sets; nil if it presents a page.
  private var selection: LinkSelection? {
    guard isInColumn, let linkSelection, let value, linkSelection.accepts(value) else { return nil }
    return linkSelection
  }

  private var hasNothing: Bool { if case .value(nil) = target { true } else { false } }

  private var page: PageOnTop {
    switch target {
    case .page(let destination):
      PageOnTop(isPresented: isOpen, page: { AnyView(destination) }, dismiss: { isOpen = false })
    case .switched(let destination, let isActive):
      PageOnTop(
        isPresented: isActive.wrappedValue, page: { AnyView(destination) }, dismiss: { isActive.wrappedValue = false })
    case .value: PageOnTop(isPresented: false, page: { AnyView(EmptyView()) }, dismiss: {})
    }
  }
}

/// In a row of a form or list the label fills the row, and an arrow shows that the row leads to a page.
struct NavigationLinkRow<Label: View>: View {
  let label: Label
  let hasArrow: Bool
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.navigationLinkIndicatorVisibility) private var visibility
  @Environment(\.isInColumn) private var isInColumn
  @Environment(\.hasColumnBeside) private var hasColumnBeside
  @Environment(\.design) private var design

  init(label: Label, hasArrow: Bool) {
    self.label = label
    self.hasArrow = hasArrow
  }

  var body: some View {
    if isFormRow {
      HStack(spacing: design.rows.arrowGap) {
        // Without the stack, each of several views would fill the row.
        HStack { label }
          .defaultForegroundStyle(isEnabled ? Color.label : .tertiaryLabel)
          .frame(maxWidth: .infinity, alignment: .leading)
        InnerBadge()
        if visibility.shows(hasArrow && !(isInColumn && hasColumnBeside) && design.rows.showsArrows) {
          Arrowhead(.trailing)
            .stroke(
              Color.tertiaryLabel,
              style: StrokeStyle(lineWidth: design.rows.arrowLine, lineCap: .round, lineJoin: .round)
            )
            .frame(width: design.rows.arrow.width, height: design.rows.arrow.height)
        }
      }
      .contentShape(Rectangle())
    } else {
      label
    }
  }
}

extension Visibility {
  /// - Parameter automatic: The result for `.automatic`.
  fileprivate func shows(_ automatic: Bool) -> Bool { self == .automatic ? automatic : self == .visible }
}

extension EnvironmentValues {
  /// Whether links in rows of lists and forms end with an arrow; automatic is the list's own choice.
  @EnvironmentEntry public fileprivate(set) var navigationLinkIndicatorVisibility: Visibility = .automatic

  /// Whether the links of a split view's column show their pages beside them, in the next column.
  @EnvironmentEntry var hasColumnBeside: Bool = false
}

extension View {
  /// Sets whether links in rows of lists and forms end with an arrow.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

extension NavigationLink {
  /// Has no effect: on Apple's systems, false keeps the page in the link's own column of a split view. Here a page is always
  /// shown in the next column.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// Appends a value to the stack's path; the stack shows the destination of `navigationDestination(for:)`.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A title that appends a value to the stack's path; nil disables the link. `navigationDestination(for:)` provides the page.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A title that appends a value to the stack's path; nil disables the link. `navigationDestination(for:)` provides the page.
  /// The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A title that pushes a page onto the stack when it is pressed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.page(destination()), label: Text(titleKey))
  }

  /// A title that pushes a page onto the stack when it is pressed. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.page(destination()), label: Text(title))
  }

  /// A title that pushes a page onto the stack when it is pressed.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.page(destination), label: Text(titleKey))
  }

  /// A title that pushes a page onto the stack when it is pressed. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.page(destination), label: Text(title))
  }

  /// A title that pushes a page onto the stack; the page is on top while `isActive` is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.switched(destination, isActive), label: Text(titleKey))
  }

  /// A title that pushes a page onto the stack; the page is on top while `isActive` is true. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.switched(destination, isActive), label: Text(title))
  }

  /// A title that pushes a page onto the stack; the page is on top while `selection` equals `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.switched(destination, selection.isValue(tag)), label: Text(titleKey))
  }

  /// A title that pushes a page onto the stack; the page is on top while `selection` equals `tag`. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.switched(destination, selection.isValue(tag)), label: Text(title))
  }
}

extension Binding {
  /// Whether an optional equals a value; writing false sets it to nil.
  fileprivate func isValue<V: Hashable>(_ value: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == value },
      set: { isValue in
        if isValue { wrappedValue = value } else if wrappedValue == value { wrappedValue = nil }
      })
  }
}

extension NavigationLink: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["isOpen"] }
}
