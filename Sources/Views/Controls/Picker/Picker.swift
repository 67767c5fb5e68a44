import ViewCore

/// A control that chooses one of several options.
///
/// Options are known by their tags, value and type (oracle I33); the views of a `ForEach` have their elements' ids as tags
/// (oracle I34). Without an option whose tag is the selection, none is chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.menuContext) private var menu

  private init(
    _ selection: Binding<SelectionValue>, content: Content, label: Label, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, content: content(), label: label())
  }

  /// - Parameter currentValueLabel: What stands for the selection, instead of the option's view, in a menu's button.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection, content: content(), label: label(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// The form of 2019.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection, content: content(), label: label)
  }

  /// One picker for several values: all get what is chosen; while they differ, nothing is chosen.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Self.shared(sources.map { $0[keyPath: selection] }), content: content(), label: label())
  }

  public var body: some View {
    let parts = PickerParts(
      selection: selection.wrappedValue, select: { selection.wrappedValue = $0 }, label: label, content: content,
      currentValueLabel: currentValueLabel)
    switch style {
    case _ where menu != nil && style != .menu: InlineOptions(parts: parts)
    case .menu: MenuPicker(parts: parts)
    case .segmented: SegmentedPicker(parts: parts)
    case .inline: InlinePicker(parts: parts)
    case .radioGroup: RadioPicker(parts: parts)
    case .wheel: WheelPicker(parts: parts)
    }
  }

  private static func shared(_ sources: [Binding<SelectionValue>]) -> Binding<SelectionValue> {
    guard let first = sources.first else { preconditionFailure("A picker of no sources has no selection to show.") }
    return Binding {
      first.wrappedValue
    } set: { new, transaction in
      for source in sources { source.transaction(transaction).wrappedValue = new }
    }
  }
}

/// A picker without its style.
@MainActor
struct PickerParts<Label: View, Value: Hashable, Content: View> {
  let selection: Value
  let select: (Value) -> Void
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?

  /// The options, each with a modifier.
  func options<Option: ViewModifier>(_ option: @escaping (Bool, (() -> Void)?) -> Option)
    -> PickerOptions<Value, Content, Option>
  {
    PickerOptions(content: content, selection: selection, select: select, option: option)
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Text(title))
  }

  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection, content: content(), label: Text(titleKey), currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection, content: content(), label: Text(title), currentValueLabel: AnyView(currentValueLabel()))
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content, label: { Text(title) })
  }
}
