import Graph

/// Marks where a view with a body stands, for dumps and for locators by type.
package final class CompositeNode<V: View>: PassingNode {
  private let frame: Attribute<ViewFrame>
  private let transform: Attribute<ViewTransform>

  init(content: PreferenceNode?, frame: Attribute<ViewFrame>, transform: Attribute<ViewTransform>) {
    self.frame = frame
    self.transform = transform
    super.init(content)
  }

  package override var label: String { "\(V.self)" }
}

extension CompositeNode: ViewMark {
  package var viewType: any View.Type { V.self }
  package var viewFrame: Attribute<ViewFrame> { frame }
  package var viewTransform: Attribute<ViewTransform> { transform }
}

/// A node that stands for a view of a known type.
@MainActor
package protocol ViewMark: PreferenceNode {
  var viewType: any View.Type { get }
  var viewFrame: Attribute<ViewFrame> { get }
  var viewTransform: Attribute<ViewTransform> { get }
}
