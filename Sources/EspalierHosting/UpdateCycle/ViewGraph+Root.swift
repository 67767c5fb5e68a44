// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierLayout
import Foundation

extension ViewGraph {
  /// A view tree under its root.
  /// - Parameters:
  ///   - size: The size of the window, in points; a missing length is the root's own.
  ///   - safeAreaInsets: The covered lengths at the window's edges; nil for a window where nothing is ever covered.
  ///   - changesDirection: Whether the layout direction of the environment may change later; otherwise a tree that is read from left
  ///     to right has no rules for it.
  ///   - isTraced: Whether events are recorded, from the making of the tree on.
  ///   - handover: The state that an earlier version of the program has left, to take it over; nil for a tree that
  ///     hands nothing over.
  package convenience init<Root: View>(
    root: Root, environment values: EnvironmentValues, size: Proposal, safeAreaInsets: EdgeInsets? = nil,
    changesDirection: Bool = false, isTraced: Bool = false, handover: HandoverState? = nil
  ) {
    CrashHandler.install()
    self.init(environment: values, size: size, safeAreaInsets: safeAreaInsets)
    if isTraced { self.isTraced = true }
    if let handover { self.handover = Handover(handover) }
    part(ImplicitContainerMaker.self).make = makeImplicitContainer
    work.update = { [unowned self] in update() }
    makeCurrent()
    subgraph.apply {
      environment.base.window = weakReference
      environment.base.placeEditMode = Binding(location: StoredLocation(.inactive, host: self))
      environment.attribute.set(environment.base)
      let frame = Attribute(RootFrame(availableSize: window.availableSize, insets: window.insets))
      var inputs = _ViewInputs(
        host: self, frame: frame, transform: .input(ViewTransform()), environment: environment.attribute,
        transaction: transaction)
      if let place = self.handover.map(HandoverPlace.init(root:)) { inputs.handoverPlace = place }
      if let insets = window.insets {
        inputs.safeArea = Attribute(WindowSafeArea(window: window.size, insets: insets, root: frame))
        window.safeArea = inputs.safeArea
      }
      if changesDirection || values.layoutDirection != .leftToRight {
        inputs.followLayoutDirection(ofValuesWritten: LayoutDirection.self)
      }
      let outputs = Graph.making { Root._makeView(view: _GraphValue(.input(root)), inputs: inputs) }
      self.root.outputs = outputs
      frame.mutateRule(RootFrame.self) { $0.layout = outputs.layout?.handle }
      frame.keepAlive()
      window.rootFrame = frame
      self.root.followDisplayList = { [unowned root = self.root] in root.readDisplayList() }
      self.root.readDisplayList()
    }
  }
}

extension HostRoot {
  fileprivate func readDisplayList() {
    display = outputs.preferences?.attribute(for: DisplayListKey.self)
    display?.keepAlive()
  }
}

// Reads: the window's size, its insets; for a window as large as its content, the root's frame.
// Produces: the outermost layer of the safe area.
private struct WindowSafeArea: Rule {
  let window: Attribute<Proposal>
  let insets: Attribute<EdgeInsets>
  let root: Attribute<ViewFrame>
  mutating func value() -> SafeArea {
    let insets = self.insets.value
    var size = window.value
    if size.proposedWidth == nil || size.proposedHeight == nil {
      size = Proposal(size.replacingUnspecified(by: root.value.size.size.outset(by: insets)))
    }
    return SafeArea(
      bounds: CGRect(origin: .zero, size: size.replacingUnspecified(by: .zero)), transform: ViewTransform(),
      insets: [SafeArea.Insets(insets)], around: nil)
  }
  nonisolated static var label: String { "safe area of the window" }
}

// Reads: the available size in the window, the root's answers, the insets.
// Produces: the root view's frame, in the middle of the safe area (specification L1).
private struct RootFrame: Rule {
  let availableSize: Attribute<Proposal>
  let insets: Attribute<EdgeInsets>?
  var layout: Attribute<LayoutHandle>?

  init(availableSize: Attribute<Proposal>, insets: Attribute<EdgeInsets>?) {
    self.availableSize = availableSize
    self.insets = insets
  }

  mutating func value() -> ViewFrame {
    var frame = centered()
    if let insets = insets?.value {
      frame.origin.x += insets.leading
      frame.origin.y += insets.top
    }
    return frame
  }

  private func centered() -> ViewFrame {
    let proposal = availableSize.value
    guard let engine = layout?.value.engine else {
      return ViewFrame(origin: .zero, size: ViewSize(proposal.replacingUnspecified(by: .zero), proposal: proposal))
    }
    let size = engine.sizeThatFits(proposal)
    let available = proposal.replacingUnspecified(by: size)
    return ViewFrame(
      origin: CGPoint(x: (available.width - size.width) / 2, y: (available.height - size.height) / 2),
      size: ViewSize(size, proposal: proposal))
  }

  nonisolated static var label: String { "root frame" }
}
