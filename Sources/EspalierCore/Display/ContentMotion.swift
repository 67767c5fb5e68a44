// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import EspalierText
import Foundation

// Reads: the display list of a leaf, the content transition; while its content changes, the time.
// Produces: the display list to be shown: old and new content while one becomes the other.
// Costs: O(1); while the content changes, a few items a frame.
struct ContentMotion: Rule {
  let content: Attribute<DisplayList>
  let environment: Attribute<EnvironmentValues>
  private var motion: Motion<Double>
  private var shown: DisplayList?
  private var old: DisplayList?
  private var transition = ContentTransition.identity
  private var changes = 0.0
  private var isFalling = false

  init(content: Attribute<DisplayList>, environment: Attribute<EnvironmentValues>, motion: Motion<Double>) {
    self.content = content
    self.environment = environment
    self.motion = motion
  }

  mutating func value() -> DisplayList {
    let new = content.value
    let transition = environment.value.contentTransition
    if let shown, !shown.hasSameContent(as: new) {
      old = shown
      changes += 1
      isFalling = transition.isFalling(after: self.transition)
    }
    self.transition = transition
    shown = new
    // Each change is one step of a counter that moves by the change's animation.
    let target = changes * unitAnimationScale
    guard let counted = motion.follow(target), transition.kind != .identity, let old else {
      self.old = nil
      return new
    }
    let progress = min(max(1 - (target - counted) / unitAnimationScale, 0), 1)
    if progress == 1 {
      self.old = nil
      return new
    }
    return changing(from: old, to: new, progress)
  }

  private func changing(from old: DisplayList, to new: DisplayList, _ progress: Double) -> DisplayList {
    switch transition.kind {
    case .identity: return new
    case .opacity: return fading(old, new, progress)
    case .numericText, .numericValue:
      guard let roll = RollingText(old: old, new: new) else { return fading(old, new, progress) }
      return roll.list(progress: progress, isFalling: isFalling)
    case .symbol(let replacement):
      return replacing(old, by: new, min(progress * replacement.speed, 1), replacement.direction)
    }
  }

  /// The old symbol goes in the first half, the new one comes in the second; or the new one takes all the time.
  private func replacing(
    _ old: DisplayList, by new: DisplayList, _ progress: Double,
    _ direction: ContentTransition.SymbolReplacement.Direction
  ) -> DisplayList {
    let hasOld = direction != .offUp
    if hasOld, progress < 0.5 {
      let left = 1 - 2 * progress
      return old.moved(onto: new).scaled(by: direction == .upUp ? 2 - left : max(left, 1e-3), opacity: left)
    }
    let come = hasOld ? 2 * progress - 1 : progress
    return new.scaled(by: max(come, 1e-3), opacity: come)
  }

  private func fading(_ old: DisplayList, _ new: DisplayList, _ progress: Double) -> DisplayList {
    DisplayList(
      [(old.moved(onto: new), 1 - progress), (new, progress)].filter { $0.1 > 0 && !$0.0.isEmpty }
        .map { DisplayItem(.effect(.opacity($0.1), $0.0)) })
  }

  nonisolated static var label: String { "content transition" }
}

extension ContentTransition {
  /// Whether numbers fall with the change that brought this transition.
  fileprivate func isFalling(after last: ContentTransition) -> Bool {
    switch (kind, last.kind) {
    case (.numericText(let isFalling), _): isFalling
    case (.numericValue(let new), .numericValue(let old)): new < old
    default: false
    }
  }
}

extension DisplayList {
  /// Whether both have the same content, at any place and in any colour.
  fileprivate func hasSameContent(as other: DisplayList) -> Bool {
    guard items.count == other.items.count else { return false }
    return zip(items, other.items).allSatisfy { mine, theirs in
      switch (mine.text, theirs.text) {
      case (let a?, let b?): a === b || a.string == b.string
      case (nil, nil): mine.picture === theirs.picture
      default: false
      }
    }
  }

  /// The place of the first drawing.
  fileprivate var place: CGRect? {
    switch items.first?.content {
    case .text(_, let frame, _), .paintedText(_, let frame, _, _, _): frame
    case .fill(_, _, _, let bounds), .stroke(_, _, _, let bounds): bounds
    case .image(_, let frame, _): frame
    default: nil
    }
  }

  /// The old content, moved to the place of the new content.
  fileprivate func moved(onto new: DisplayList) -> DisplayList {
    guard let from = place, let to = new.place, from.origin != to.origin else { return self }
    return moved(by: CGSize(width: to.minX - from.minX, height: to.minY - from.minY))
  }

  fileprivate func moved(by offset: CGSize) -> DisplayList {
    DisplayList([
      DisplayItem(.effect(.transform(CGAffineTransform(translationX: offset.width, y: offset.height)), self))
    ])
  }

  fileprivate func scaled(by factor: Double, opacity: Double) -> DisplayList {
    guard let place, opacity > 0 else { return opacity > 0 ? self : .empty }
    let matrix = CGAffineTransform(translationX: -place.midX, y: -place.midY)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: place.midX, y: place.midY))
    return DisplayList([
      DisplayItem(.effect(.opacity(opacity), DisplayList([DisplayItem(.effect(.transform(matrix), self))])))
    ])
  }
}

extension DisplayItem {
  /// The text of the item, if it draws one.
  fileprivate var text: (any DrawnText)? {
    switch content {
    case .text(let text, _, _), .paintedText(let text, _, _, _, _): text
    default: nil
    }
  }

  /// The picture of the item, if it draws one.
  fileprivate var picture: (any DrawnImage)? {
    if case .image(let picture, _, _) = content { picture } else { nil }
  }

  /// The same text at another place, with its paint.
  fileprivate func text(at origin: CGPoint) -> DisplayItem {
    switch content {
    case .text(let text, let frame, let color):
      return DisplayItem(.text(text, frame: CGRect(origin: origin, size: frame.size), color: color))
    case .paintedText(let text, let frame, let paint, let palette, let bounds):
      let moved = bounds.offsetBy(dx: origin.x - frame.minX, dy: origin.y - frame.minY)
      return DisplayItem(
        .paintedText(
          text, frame: CGRect(origin: origin, size: frame.size), paint: paint, palette: palette, bounds: moved))
    default: return self
    }
  }
}

/// Two texts of one line that differ only in the middle: it rolls, and the text around it stays.
@MainActor
private struct RollingText {
  private struct Line {
    let item: DisplayItem
    let text: ShapedText
    let frame: CGRect
    let characters: [Character]

    @MainActor
    init?(_ list: DisplayList) {
      guard list.items.count == 1, let shaped = list.items[0].text as? ShapedText, shaped.lineRects.count == 1,
        let frame = list.place
      else { return nil }
      item = list.items[0]
      text = shaped
      self.frame = frame
      characters = Array(shaped.string)
    }

    /// The x of a character's left edge, relative to the text's own.
    @MainActor
    func edge(_ index: Int) -> CGFloat {
      index == 0 ? 0 : index >= characters.count ? text.size.width : text.caretRect(at: index).minX
    }

    /// Some of the characters, at `origin`.
    @MainActor
    func part(_ range: Range<Int>, at origin: CGPoint, opacity: Double = 1) -> DisplayItem? {
      guard !range.isEmpty, opacity > 0 else { return nil }
      let (left, right) = (edge(range.lowerBound), edge(range.upperBound))
      let column = CGRect(
        x: origin.x + left, y: origin.y - frame.height, width: right - left, height: frame.height * 3)
      let drawn = DisplayList([item.text(at: origin)])
      let clipped = DisplayItem(.effect(.clip(path: Path(column), rule: .nonZero), drawn))
      return opacity < 1 ? DisplayItem(.effect(.opacity(opacity), DisplayList([clipped]))) : clipped
    }
  }

  private let old: Line
  private let new: Line
  /// The number of equal characters at the beginning, and at the end.
  private let prefix: Int
  private let suffix: Int

  /// A movement between two lists; nil if one of them is more than a line of text.
  init?(old: DisplayList, new: DisplayList) {
    guard let old = Line(old), let new = Line(new) else { return nil }
    self.old = old
    self.new = new
    let prefix = zip(old.characters, new.characters).prefix { $0 == $1 }.count
    let rest = min(old.characters.count, new.characters.count) - prefix
    self.prefix = prefix
    suffix = zip(old.characters.reversed(), new.characters.reversed()).prefix(rest).prefix { $0 == $1 }.count
  }

  func list(progress: Double, isFalling: Bool) -> DisplayList {
    let origin = new.frame.origin
    let distance = new.frame.height * 0.6 * (isFalling ? -1 : 1)
    let (oldEnd, newEnd) = (old.characters.count - suffix, new.characters.count - suffix)
    let shift = (old.edge(oldEnd) - new.edge(newEnd)) * (1 - progress)
    return DisplayList(
      [
        new.part(0..<prefix, at: origin),
        old.part(prefix..<oldEnd, at: CGPoint(x: origin.x, y: origin.y - distance * progress), opacity: 1 - progress),
        new.part(prefix..<newEnd, at: CGPoint(x: origin.x, y: origin.y + distance * (1 - progress)), opacity: progress),
        new.part(newEnd..<new.characters.count, at: CGPoint(x: origin.x + shift, y: origin.y)),
      ].compactMap { $0 })
  }
}
