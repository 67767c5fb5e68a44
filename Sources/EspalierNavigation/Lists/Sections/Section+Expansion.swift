// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose rows are shown while `isExpanded` is true; a press on the header toggles it.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section whose rows are shown while `isExpanded` is true; a press on the header toggles it.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section whose rows are shown while `isExpanded` is true; a press on the header toggles it. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the header opens and closes the section. A section without `isExpanded` begins open; one with a binding follows
  /// it even if the header does not toggle it.
  @MainActor public func collapsible(_ collapsible: Bool) -> some View {
    CollapsibleSection(section: self, isCollapsible: collapsible).id(collapsible)
  }
}

private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool
  @State private var isExpanded = true

  init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
    self.section = section
    self.isCollapsible = isCollapsible
  }

  var body: some View {
    var section = section
    section.isCollapsible = isCollapsible
    if isCollapsible { section.isExpanded = section.isExpanded ?? $isExpanded }
    return section
  }
}

/// A header with an arrowhead that opens and closes its section.
struct SectionToggler: ViewModifier {
  @Binding var isExpanded: Bool
  @State private var isPressed = false
  @Environment(\.design) private var design

  init(isExpanded: Binding<Bool>) { _isExpanded = isExpanded }

  func body(content: Content) -> some View {
    HStack(spacing: design.group.disclosureLabelGap) {
      content
      Spacer(minLength: design.group.disclosureLabelGap)
      ControlArrow(.trailing, size: design.group.disclosureArrow)
        .foregroundStyle(design.group.tintsDisclosure ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }
    .opacity(isPressed ? design.button.pressedLabel : 1)
    .contentShape(Rectangle())
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: toggle))
    .modifier(
      AccessibleControl(role: .button, kind: .disclosure, value: isExpanded ? "1" : "0", action: toggle))
  }

  private func toggle() { withAnimation(.snappy(duration: design.motion.disclose)) { isExpanded.toggle() } }
}

/// The visual emphasis of section headers.
public enum Prominence: Hashable, Sendable {
  /// The usual appearance of headers.
  case standard
  /// A larger appearance than the usual one.
  case increased
}

extension EnvironmentValues {
  /// The visual emphasis of section headers.
  @EnvironmentEntry public var headerProminence: Prominence = .standard
}

extension View {
  /// Sets the visual emphasis of section headers in this view.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
