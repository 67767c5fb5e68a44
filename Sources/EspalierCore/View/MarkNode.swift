// SPDX-License-Identifier: MIT

import EspalierGraph

/// Marks a view of a known type, for dumps and for locators by type.
package final class MarkNode: PassingNode {
  package let viewType: any View.Type
  package override var typeOfView: Any.Type? { viewType }
  package let frame: Attribute<ViewFrame>
  /// The layout of the view, if it has one.
  package let layout: Attribute<LayoutComputer>?
  package let environment: Attribute<EnvironmentValues>
  /// The attribute of the body of a user's view.
  package let body: AnyAttribute?

  /// - Parameter inputs: Those of the view.
  package init(
    _ content: PreferenceNode?, viewType: any View.Type, inputs: _ViewInputs,
    layout: Attribute<LayoutComputer>? = nil, body: AnyAttribute? = nil
  ) {
    self.viewType = viewType
    frame = inputs.frame
    environment = inputs.environment
    self.layout = layout
    self.body = body
    super.init(content)
  }

  package override var label: String { "\(viewType)" }
}
