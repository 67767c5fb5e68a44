import Graph

/// Marks where a view of a known type stands, for dumps and for locators by type.
package final class MarkNode: PassingNode {
  package let viewType: any View.Type
  package let frame: Attribute<ViewFrame>

  package init(_ content: PreferenceNode?, viewType: any View.Type, frame: Attribute<ViewFrame>) {
    self.viewType = viewType
    self.frame = frame
    super.init(content)
  }

  package override var label: String { "\(viewType)" }
}
