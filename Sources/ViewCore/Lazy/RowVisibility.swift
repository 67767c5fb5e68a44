import Graph

/// Whether a row of a lazy container is shown now: rows that were scrolled away keep their state and come back.
@MainActor
package final class RowVisibility {
  /// Shown by its container.
  private var isShownByContainer = false
  private let outer: RowVisibility?
  private var observers: [Int: (Bool) -> Void] = [:]
  private var nextToken = 0

  /// Shown by its container, and so is every row around it.
  package var isShown: Bool { isShownByContainer && (outer?.isShown ?? true) }

  /// - Parameter subgraph: Where the row's views will live.
  init(in subgraph: Subgraph) {
    outer = subgraph.parent.flatMap(Self.around)
    subgraph.item = self
    outer?.observe(in: subgraph) { [weak self] isShown in
      guard let self, isShownByContainer else { return }
      tell(isShown)
    }
  }

  /// The row that views made in a subgraph belong to.
  static func around(_ subgraph: Subgraph) -> RowVisibility? {
    var subgraph: Subgraph? = subgraph
    while let each = subgraph {
      if let row = each.item as? RowVisibility { return row }
      subgraph = each.parent
    }
    return nil
  }

  /// The row that the views being made belong to; nil, without a search, where there are no lazy containers.
  package static func current(_ host: ViewGraph) -> RowVisibility? {
    host.hasLazyRows ? Subgraph.current.flatMap(around) : nil
  }

  /// Calls `body` whenever the row comes or goes, until `subgraph` ends.
  package func observe(in subgraph: Subgraph, _ body: @escaping (Bool) -> Void) {
    let token = nextToken
    nextToken += 1
    observers[token] = body
    subgraph.onDestroy { [weak self] in self?.observers[token] = nil }
  }

  func show(_ isShown: Bool) {
    guard isShown != isShownByContainer else { return }
    isShownByContainer = isShown
    if outer?.isShown ?? true { tell(isShown) }
  }

  private func tell(_ isShown: Bool) {
    for token in observers.keys.sorted() { observers[token]?(isShown) }
  }
}
