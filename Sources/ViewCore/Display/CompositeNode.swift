import Graph

/// Marks where a view with a body stands, for dumps and for locators by type.
final class CompositeNode<V: View>: PassingNode {
  private let frame: Attribute<ViewFrame>
  private let transform: Attribute<ViewTransform>

  init(content: PreferenceNode?, frame: Attribute<ViewFrame>, transform: Attribute<ViewTransform>) {
    self.frame = frame
    self.transform = transform
    super.init(content)
  }

  override var label: String { "\(V.self)" }
}

extension CompositeNode: ViewMark {
  var viewType: any View.Type { V.self }
  var viewFrame: Attribute<ViewFrame> { frame }
  var viewTransform: Attribute<ViewTransform> { transform }
}

/// A node that stands for a view of a known type.
@MainActor
package protocol ViewMark: PreferenceNode {
  var viewType: any View.Type { get }
  var viewFrame: Attribute<ViewFrame> { get }
  var viewTransform: Attribute<ViewTransform> { get }
}
