// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Lines of text if no font is installed: every character is 0.55 of the font's size wide.
@MainActor
struct EstimatedLines {
  static let characterWidth: CGFloat = 0.55

  let style: StyledText
  let width: CGFloat?
  let metrics: FontMetrics

  func append(to result: LaidOutText) {
    let advance = style.font.usableSize * Self.characterWidth
    let limit = max(width.map { Int(clamping: min(($0 + 0.01) / advance, 1e9)) } ?? .max, 1)
    var start = 0
    var end = 0
    var count = 0
    func close() {
      let top = result.lines.last.map { $0.rect.maxY + $0.leading + style.lineSpacing } ?? 0
      let rect = CGRect(x: 0, y: top, width: CGFloat(count) * advance, height: metrics.lineHeight)
      result.lines.append(
        LaidOutText.Line(
          origin: 0, bytes: start..<end, rect: rect, baseline: top + metrics.ascent, leading: metrics.leading))
      count = 0
    }
    for character in style.string {
      let length = character.utf8.count
      if character.isNewline {
        close()
        end += length
        start = end
        continue
      }
      if count == limit {
        close()
        start = end
      }
      count += 1
      end += length
    }
    close()
  }
}
