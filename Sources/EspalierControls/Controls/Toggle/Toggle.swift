// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation

/// A control that turns something on and off.
public struct Toggle<Label: View>: View {
  private let value: ToggleValue
  private let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.dismissMenu) private var dismissMenu
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(_ value: ToggleValue, label: Label) {
    self.value = value
    self.label = label
  }

  /// A value that is on or off, with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(ToggleValue(isOn), label: label())
  }

  /// One switch for several values: on if all are, off if none is, else mixed. Using the switch sets all values: to on from off
  /// or mixed, else to off (specification I32).
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(ToggleValue(sources.map { $0[keyPath: isOn] }), label: label())
  }

  public var body: some View {
    let state = value.state
    StyledControl(
      style,
      ToggleStyleConfiguration(label: .init(parts: StyleLabel(label)), isOn: value.binding, isMixed: state == .mixed)
    )
    .modifier(
      AccessibleControl(
        role: .toggle, value: state.rawValue, unseenLabel: labelsVisibility == .hidden ? label : nil,
        action: dismissMenu.before(closing: .afterChanges, value.toggle)))
  }
}

extension Toggle where Label == Text {
  /// A value that is on or off, with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A value that is on or off, with a title. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle for several values: on if all are on, mixed if some are; a change writes all of them.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle for several values: on if all are on, mixed if some are; a change writes all of them. The title is shown
  /// as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(ToggleValue(configuration), label: configuration.label)
  }
}

/// The values that a toggle switches.
package struct ToggleValue {
  /// The state as text for screen readers.
  enum State: String { case off = "0", on = "1", mixed = "2" }

  private let sources: [Binding<Bool>]
  private var isKnownMixed = false

  init(_ source: Binding<Bool>) { sources = [source] }
  init(_ sources: [Binding<Bool>]) { self.sources = sources }

  package init(_ configuration: ToggleStyleConfiguration) {
    sources = [configuration.$isOn]
    isKnownMixed = configuration.isMixed
  }

  var state: State {
    if isKnownMixed { return .mixed }
    let isOn = sources.map(\.wrappedValue)
    return !isOn.contains(true) ? .off : isOn.contains(false) ? .mixed : .on
  }

  /// A binding that is true only if all values are; it writes all of them.
  var binding: Binding<Bool> {
    if sources.count == 1 { return sources[0] }
    return Binding {
      state == .on
    } set: { new, transaction in
      for source in sources { source.transaction(transaction).wrappedValue = new }
    }
  }

  @MainActor package func toggle() { binding.wrappedValue = state != .on }
}
