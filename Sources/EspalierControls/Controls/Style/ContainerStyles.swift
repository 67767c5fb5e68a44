// SPDX-License-Identifier: MIT

import EspalierCore

/// The styles of controls that bars replace.
private struct ControlStyles {
  var button: AnyStyle<PrimitiveButtonStyleConfiguration>
  var label: AnyStyle<LabelStyleConfiguration>
  var toggle: AnyStyle<ToggleStyleConfiguration>
  var controlGroup: AnyStyle<ControlGroupStyleConfiguration>

  init(_ values: EnvironmentValues) {
    button = values.buttonStyle
    label = values.labelStyle
    toggle = values.toggleStyle
    controlGroup = values.controlGroupStyle
  }
}

/// The styles that a container replaced. Views that a control inside presents begin with the styles around the container.
struct ContainerStyles {
  fileprivate let outer: ControlStyles
  fileprivate var inner: ControlStyles
}

extension EnvironmentValues {
  /// Nil if no enclosing container has styles of its own.
  @EnvironmentEntry fileprivate var containerStyles: ContainerStyles? = nil

  /// Restores the styles around the container; a style that was set inside the container stays.
  mutating func leaveContainerStyles() {
    guard let styles = containerStyles else { return }
    containerStyles = nil
    barBezel = nil
    if buttonStyle == styles.inner.button { buttonStyle = styles.outer.button }
    if labelStyle == styles.inner.label { labelStyle = styles.outer.label }
    if toggleStyle == styles.inner.toggle { toggleStyle = styles.outer.toggle }
    if controlGroupStyle == styles.inner.controlGroup { controlGroupStyle = styles.outer.controlGroup }
  }
}

/// Surrounds the modifiers with which a container sets styles for its controls, so that presentations of the controls do not
/// inherit them.
package struct AroundContainerStyles: ViewModifier {
  package init() {}

  package func body(content: Content) -> some View {
    content.transformEnvironment(\.self) {
      let styles = ControlStyles($0)
      $0.containerStyles = ContainerStyles(outer: $0.containerStyles?.outer ?? styles, inner: styles)
    }
  }
}

/// Counterpart of `AroundContainerStyles`, inside the container's modifiers.
package struct InContainerStyles: ViewModifier {
  package init() {}

  package func body(content: Content) -> some View {
    content.transformEnvironment(\.self) {
      let styles = ControlStyles($0)
      $0.containerStyles?.inner = styles
    }
  }
}
