// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import EspalierGeometry
import EspalierHosting
import EspalierInteraction
import EspalierNavigation
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The sizes that a window requests of the desktop, in points: the one it opens with, the least one, and the one it follows
/// where it has the size of its content.
@MainActor
struct WindowSizing {
  private let graph: ViewGraph
  private let source: any WindowSource
  /// The size that the program was started with.
  private let requested: CGSize?
  /// The size of the content, without the added bar.
  private(set) var natural = Self.usual
  /// Whether that size is the content's, rather than one that the program, the scene or an earlier run has set.
  private var isMeasured = false
  /// The height of the bar that the window has in addition to its content.
  private(set) var addedHeight: CGFloat = 0
  /// Whether windows of this kind have the size of their content without a request of the program.
  private var isFitting: Bool { source.isSettings || source.isMenuBarExtra }

  /// Whether the window has the size of its content, also when that changes.
  private var followsContent: Bool { isFitting && requested == nil && source.settings.defaultSize == nil }

  /// Whether the content sets the window's greatest size, too; that of settings and of items of the menu bar
  /// does, unless the program lets them be larger.
  private var hasContentSize: Bool {
    let resizability = source.settings.resizability
    return resizability == .contentSize || (isFitting && resizability == .automatic)
  }

  /// The size of a window whose content grows.
  private static let usual = CGSize(width: 480, height: 360)

  /// The greatest size that a window is given for its content alone.
  private static let mostUsual = CGSize(width: 1200, height: 800)

  init(of source: any WindowSource, _ graph: ViewGraph, requested: CGSize?) {
    self.source = source
    self.graph = graph
    self.requested = requested
  }

  /// The size with the added bar.
  var whole: CGSize { CGSize(width: natural.width, height: natural.height + addedHeight) }

  /// Chooses the size that the window opens with: that of content with a fixed size; a default size for content that grows.
  ///
  /// - Parameter display: The rectangle of the display, in points.
  /// - Returns: Whether the window is maximized, and whether the user cannot resize it: the content sets its greatest size, and
  ///   has one size alone, or the window follows that.
  mutating func choose(from store: (any KeyedStore)?, on display: CGRect) -> (isMaximized: Bool, isFixed: Bool) {
    let (ideal, most) = lengths
    let isFixed = most.width <= ideal.width + 0.5 && most.height <= ideal.height + 0.5
    let kept = requested == nil && !isFixed && !followsContent ? store.flatMap { KeptSize(in: $0) } : nil
    let set = requested ?? kept?.size ?? source.settings.defaultSize(of: graph, on: display)
    isMeasured = !followsContent && set == nil
    natural = followsContent ? sizeOfSettings : set ?? sizeOfContent
    return (kept?.isMaximized == true, hasContentSize && (isFixed || followsContent))
  }

  /// Measures the content again after its first update, in which its titles and toolbars are known: they give it bars.
  ///
  /// - Returns: Whether the window has another size than before.
  mutating func followBars() -> Bool {
    guard isMeasured, case let new = sizeOfContent, new != natural else { return false }
    natural = new
    return true
  }

  /// Follows the bar that the window has only because GTK draws none, and is higher by it than its content.
  ///
  /// - Returns: Whether the window has another size than before.
  mutating func followAddedBar() -> Bool {
    guard graph.addedBarHeight != addedHeight else { return false }
    addedHeight = graph.addedBarHeight
    return true
  }

  /// Follows the content of a window that has its size.
  ///
  /// - Returns: Whether the window has another size than before.
  mutating func followContent() -> Bool {
    guard followsContent, case let new = sizeOfSettings, new != natural else { return false }
    natural = new
    return true
  }

  /// The ideal and the greatest size of the content, without the bar that is added to it.
  private var lengths: (ideal: CGSize, most: CGSize) {
    var ideal = graph.sizeThatFits(.unspecified)
    var most = graph.sizeThatFits(Proposal(CGSize(width: CGFloat.infinity, height: .infinity)))
    ideal.height -= addedHeight
    most.height -= addedHeight
    return (ideal, most)
  }

  /// The size of content with a fixed size; for content that grows, at least the usual one.
  private var sizeOfContent: CGSize {
    let (ideal, most) = lengths
    func length(_ ideal: CGFloat, _ most: CGFloat, _ usual: CGFloat, _ limit: CGFloat) -> CGFloat {
      let grows = !(most <= ideal + 0.5)
      return min(max(grows ? max(ideal, usual) : ideal, 1), limit).rounded(.up)
    }
    return CGSize(
      width: length(ideal.width, most.width, Self.usual.width, Self.mostUsual.width),
      height: length(ideal.height, most.height, Self.usual.height, Self.mostUsual.height))
  }

  /// The size of the visible content of the app's settings, as on macOS, without the bar that is added to it; at least that of a
  /// short sentence.
  private var sizeOfSettings: CGSize {
    var ideal = graph.sizeThatFits(.unspecified)
    ideal.height -= addedHeight
    func length(_ ideal: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      ideal.isFinite ? min(max(ideal, least), most).rounded(.up) : least
    }
    return CGSize(
      width: length(ideal.width, 160, Self.mostUsual.width), height: length(ideal.height, 60, Self.mostUsual.height))
  }

  /// The least and the natural size of the window.
  func measure() -> (minimum: CGSize, natural: CGSize) {
    let content = graph.sizeThatFits(Proposal(CGSize.zero))
    let bar = leastBar
    let whole = whole
    // A size that the program was started with may clip the content, but not the bars.
    func least(_ length: KeyPath<CGSize, CGFloat>) -> CGFloat {
      let most =
        requested == nil ? max(whole[keyPath: length], Self.mostUsual[keyPath: length]) : whole[keyPath: length]
      return max(min(content[keyPath: length], most), bar[keyPath: length], 1)
    }
    let minimum = CGSize(width: least(\.width), height: least(\.height))
    return (minimum, CGSize(width: max(whole.width, minimum.width), height: max(whole.height, minimum.height)))
  }

  /// The size that the bars at the window's upper edge need with the desktop's buttons in them.
  private var leastBar: CGSize {
    let environment = graph.environment.values
    guard WindowFrame.hasOwnBars(source.settings.style, environment) else { return .zero }
    let buttons = graph.window.corners.peek()
    return CGSize(
      width: graph.leastBarWidth + buttons.left.width + buttons.right.width, height: environment.edgeBarHeight)
  }
}
