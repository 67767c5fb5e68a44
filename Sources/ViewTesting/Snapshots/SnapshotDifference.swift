// SPDX-License-Identifier: MIT

import EspalierNumbers
import EspalierPictures
import Foundation

/// The difference of two snapshots.
public struct SnapshotDifference {
  /// A description, in one or several lines.
  public var text: String
  /// A picture of the difference, as PNG; nil for texts.
  public var picture: Data?

  /// A difference in words, and as a picture if given.
  public init(text: String, picture: Data? = nil) {
    self.text = text
    self.picture = picture
  }

  /// The lines that differ, with three lines around each, `−` for expected lines and `+` for actual ones. Nil if the texts are
  /// equal. O(lines × differences).
  public static func text(expected: Data, actual: Data) -> SnapshotDifference? {
    if expected == actual { return nil }
    let old = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: actual, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return SnapshotDifference(text: LineDifference(old, new).text)
  }

  /// Nil if no component of a pixel differs by more than the tolerance, from 0 to 1. The picture has the differences in red over
  /// the expected picture, made pale. O(pixels).
  /// - Throws: An error if one of them is no picture.
  public static func picture(expected: Data, actual: Data, tolerance: Double = 0) throws -> SnapshotDifference? {
    if expected == actual { return nil }
    guard let old = try PictureDecoder.decode(expected, name: "expected").pixels,
      let new = try PictureDecoder.decode(actual, name: "actual").pixels
    else { return SnapshotDifference(text: "One of the two is no picture of pixels.") }
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let limit = Int(clamping: tolerance * 255)
    var marked = [UInt8](repeating: 255, count: width * height * 4)
    var (count, greatest) = (0, 0)
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let before = old.components(x, y)
        let distance = zip(before, new.components(x, y)).map { abs(Int($0) - Int($1)) }.max() ?? 0
        let at = (y * width + x) * 4
        if distance > limit {
          (count, greatest) = (count + 1, max(greatest, distance))
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
          (marked[at], marked[at + 1], marked[at + 2]) = (230, 0, 40)
        } else {
          let gray = 255 - (255 - (Int(before[0]) + Int(before[1]) + Int(before[2])) / 3) / 4
          (marked[at], marked[at + 1], marked[at + 2]) = (UInt8(gray), UInt8(gray), UInt8(gray))
        }
      }
    }
    guard count > 0 else { return nil }
    var text = ""
    if (old.width, old.height) != (new.width, new.height) {
      text = "It was \(old.width) × \(old.height) pixels, and is \(new.width) × \(new.height). "
    }
    text +=
      "\(count) of \(width * height) pixels differ, by up to \(greatest) of 255, "
      + "in (\(left), \(top), \(right - left + 1) × \(bottom - top + 1))."
    return SnapshotDifference(
      text: text,
      picture: Bitmap(rgba: marked, width: width, height: height, name: "difference", scale: 1)?.pixels?.png())
  }
}

extension PixelSurface {
  /// Red, green, blue and alpha, premultiplied; zero outside.
  fileprivate func components(_ x: Int, _ y: Int) -> [UInt8] {
    guard x < width, y < height else { return [0, 0, 0, 0] }
    let pixel = pixel(x: x, y: y)
    return [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24)]
  }
}

/// Two texts, line by line.
struct LineDifference {
  private enum Line: Equatable { case same(Substring), gone(Substring), come(Substring) }

  /// The number of shown lines around a difference.
  private static let context = 3
  private var lines: [Line] = []

  init(_ old: [Substring], _ new: [Substring]) {
    let difference = new.difference(from: old)
    var gone = Set<Int>()
    var come = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, gone.contains(i) {
        lines.append(.gone(old[i]))
        i += 1
      } else if j < new.count, come.contains(j) {
        lines.append(.come(new[j]))
        j += 1
      } else {
        lines.append(.same(old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  var text: String {
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var shown = Set<Int>()
    for index in changed { shown.formUnion(max(0, index - Self.context)...min(lines.count - 1, index + Self.context)) }
    var result: [String] = []
    var last = -1
    for index in shown.sorted() {
      if index > last + 1 { result.append("…") }
      last = index
      switch lines[index] {
      case .same(let line): result.append("  " + line)
      case .gone(let line): result.append("− " + line)
      case .come(let line): result.append("+ " + line)
      }
    }
    if last < lines.count - 1 { result.append("…") }
    return result.joined(separator: "\n")
  }
}
