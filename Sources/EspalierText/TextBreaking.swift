// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierDrawing
import Foundation

/// Breaks text into lines within a width, a number of lines and a height, all optional.
@MainActor
struct TextBreaking {
  let style: StyledText
  /// The width in points; nil for no limit.
  let width: CGFloat?
  let height: CGFloat?
  let library: FontLibrary

  /// Lays out the text. Text that shrinks is laid out in a box that is larger by the same factor, and drawn smaller:
  /// shaping a text at another size would give the same shape at a much higher cost.
  func laidOut() -> LaidOutText {
    let text = PangoText(style, library: library)
    let full = laidOut(text, scale: 1)
    guard full.fit < .whole else { return full }
    if style.allowsTightening {
      for tightening in [0.0125, 0.025, 0.0375, 0.05] {
        let tight = laidOut(PangoText(style, library: library, tightening: tightening), scale: 1)
        if tight.fit == .whole { return tight }
      }
    }
    guard style.canShrink else { return full }
    let smallest = max(style.minimumScaleFactor, 0.01)
    let least = laidOut(text, scale: smallest)
    // Letters stay large if shrinking them does not avoid a broken word.
    guard least.fit > full.fit else { return full.fit == .overfull ? least : full }
    var fitting = least
    var (low, high) = (smallest, CGFloat(1))
    while high - low > low / 128 {
      let middle = (low + high) / 2
      let attempt = laidOut(text, scale: middle)
      if attempt.fit < least.fit {
        high = middle
      } else {
        low = middle
        fitting = attempt
      }
    }
    return fitting
  }

  private func laidOut(_ text: PangoText, scale: CGFloat) -> LaidOutText {
    let result = LaidOutText(text: text)
    result.scale = scale
    let width = width.map { $0 / scale }
    let height = height.map { $0 / scale }
    let metrics = library.face(style.font).metrics
    defer {
      result.fit = fit(of: result, width: width, height: height)
      result.finish(style, width: width, metrics: metrics)
    }
    guard library.hasFonts else {
      EstimatedLines(style: style, width: width, metrics: metrics).append(to: result)
      truncateEstimate(result, height: height)
      return result
    }
    ChunkedLines(text: text, width: width, spacing: style.lineSpacing).append(to: result) {
      // Laying out ends with the lines that can be visible.
      result.lineCount > style.lineLimit ?? .max
        || result.lines.last.map { $0.rect.minY > height ?? .infinity } ?? false
    }
    let count = lineCount(in: result, height: height)
    if count < result.lines.count { truncate(result, to: count, width: width) }
    return result
  }

  /// The quality of the fit; for text that cannot shrink, the height of a line and the width of a letter are ignored.
  private func fit(of result: LaidOutText, width: CGFloat?, height: CGFloat?) -> TextFit {
    if result.isTruncated { return .overfull }
    guard style.canShrink else { return .whole }
    if let width, result.lines.contains(where: { $0.rect.maxX > width + 0.01 }) { return .overfull }
    if let height, let last = result.lines.last, last.rect.maxY > height + 0.01 { return .overfull }
    return result.lines.contains(where: \.beginsInWord) ? .brokenWords : .whole
  }
}
