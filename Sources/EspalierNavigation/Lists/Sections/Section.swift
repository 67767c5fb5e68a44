// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierPrimitives

/// Related views, with a header and a footer. In a form they share a card; elsewhere they simply follow each other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; nil for a section that is always open.
  var isExpanded: Binding<Bool>?
  /// Whether the header opens and closes a collapsible section.
  var isCollapsible = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { fatalError("Section is a primitive view: it has no body") }

  /// Views with a header above them and a footer below.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The form of 2019.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if inputs.base.isDesktopMenu {
      let item = view.map("menu section") { MenuEntryView(.section, label: $0.header, content: $0.content) }
      return .unary(item, inputs)
    }
    return _ViewListOutputs(DeferredList { makeParts(view: view, inputs: inputs) })
  }

  /// The list of the section's views; another one if the section can collapse, which depends on its value.
  @MainActor private static func makeParts(view: _GraphValue<Self>, inputs: _ViewListInputs) -> ViewList {
    let section = FormSection()
    let canCollapse = view.attribute.peek().isExpanded != nil
    let hasToggler = canCollapse && view.attribute.peek().isCollapsible
    let actions = inputs.base[fixed: SectionActions.self]?.view
    let isPhone = inputs.base.environment.peek().look == .phone
    let headerActions = isPhone || Parent.self == EmptyView.self ? nil : actions
    var inputs = inputs
    if actions != nil { inputs.base[fixed: SectionActions.self] = nil }
    func part<Part: View>(_ part: FormPlace.Part, _ value: _GraphValue<Part>) -> ViewList? {
      var inputs = inputs
      if part != .row {
        inputs.base.changeEnvironment("form caption") { $0.writeCaptionStyle(part) }
      }
      let place = _GraphValue(.input(FormPlace?.some(FormPlace(section: section, part: part)))).attribute
      return Part._makeViewList(view: value, inputs: inputs).list?.map { element in
        let wrapped = WrappedElement(element) { inputs, make in
          var outputs = make(inputs)
          if part == .header { makeHeading(&outputs) }
          return outputs
        }
        wrapped.traits.setIfUnset(FormPlaceTraitKey.self, place)
        guard part == .header else { return wrapped }
        let header =
          hasToggler
          ? ModifiedElement(wrapped) {
            view.attribute.map("header of Section") { SectionToggler(isExpanded: $0.isExpanded ?? .constant(true)) }
          } : wrapped
        guard let headerActions else { return header }
        return ModifiedElement(header) {
          headerActions.map("header of Section with actions") { SectionHeaderActions(actions: $0) }
        }
      }
    }
    // Nil while the section is closed.
    let expanded = view.map("rows of Section", observedBy: inputs.base.host) {
      $0.isExpanded?.wrappedValue ?? true ? $0.content : nil
    }
    let rows: ViewList?
    if let actions, headerActions == nil {
      rows = part(.row, expanded.map("rows with actions") { SectionRows(content: $0, actions: actions.value) })
    } else {
      rows = canCollapse ? part(.row, expanded) : part(.row, view[\.content])
    }
    return SectionedList(
      header: part(.header, view[\.header]), rows: rows, footer: part(.footer, view[\.footer]), inputs: inputs)
  }

  public static var _isUnary: Bool { false }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Related views, without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// The form of 2019.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// The form of 2019.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Views with a title as header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Views with a title as header. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension EnvironmentValues {
  /// The style of headers and footers in a form.
  fileprivate mutating func writeCaptionStyle(_ part: FormPlace.Part) {
    guard isFormRow || alignsLabels else { return }
    let isInColumns = alignsLabels
    isFormRow = false
    if automaticStyles.button == .bordered, controlSize == .regular { controlSize = .small }
    if part == .header, headerProminence == .increased {
      font = .title3.weight(.semibold)
      return
    }
    let headers = isInColumns ? .bold : listAppearance.headers
    if part == .header, headers == .titles {
      font = .title3.bold()
      return
    }
    font = .footnote
    defaultForeground = AnyShapeStyle(QuietForeground())
    guard part == .header else { return }
    if headers == .capitals { textCase = .uppercase } else { font = .subheadline.weight(.semibold) }
  }
}
