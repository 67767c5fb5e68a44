// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierHosting
import EspalierNumbers
import Foundation
import SwiftUI

/// Frames that are encoded into a file.
@MainActor
struct Picture {
  struct Frame {
    let list: DisplayList
    let size: CGSize
    let duration: Duration
  }

  private let frames: [Frame]
  private let format: PictureFormat
  /// In points; the size of the largest frame.
  private let size: CGSize
  private let scale: Double
  private let background: ResolvedColor

  /// The pixels that fit the memory of one picture: 4 bytes for each pixel.
  static let mostPixels = 1.0 * 134_217_728
  /// The longest side that WebP can hold.
  static let longestWebPSide = 16383.0

  /// - Throws: `Stop` for a view that has no size.
  init(frames: [Frame], format: PictureFormat, scale: Double, background: ResolvedColor) throws {
    self.frames = frames
    self.format = format
    self.background = background
    size = CGSize(
      width: frames.map(\.size.width).max() ?? 0, height: frames.map(\.size.height).max() ?? 0)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      let (width, height) = (EspalierCore.length(size.width), EspalierCore.length(size.height))
      throw Stop.failed(
        "the view's ideal size is \(width) × \(height) points, which makes no picture; give it one: --size 400x500")
    }
    self.scale = Self.scale(scale, size: size, format: format)
    if self.scale < scale {
      StandardError.print(
        "espalier: drawn at scale \(Float(self.scale)) instead of \(Float(scale)), for a .\(format.rawValue) picture of "
          + "\(EspalierCore.length(size.width)) × \(EspalierCore.length(size.height)) points would be too large")
    }
  }

  /// The given scale, or the largest that fits the format and the memory.
  static func scale(_ scale: Double, size: CGSize, format: PictureFormat) -> Double {
    if format == .pdf || format == .svg { return scale }
    let side = format == .webp ? longestWebPSide : Double(CairoRenderer.largestSide)
    return min(scale, side / max(size.width, size.height), (mostPixels / size.width / size.height).squareRoot())
  }

  func data() throws -> Data {
    try explaining {
      if format == .webp {
        return try CairoRenderer.webp(
          frames: frames.map { ($0.list, $0.duration) }, size: size, scale: scale, background: background)
      }
      return try CairoRenderer.data(format, frames[0].list, size: size, scale: scale, background: background)
    }
  }

  /// Data of a file for each frame: `x.png` gives `x-01.png`, `x-02.png`, …
  func numbered(_ path: String) throws -> [(path: String, data: Data)] {
    let digits = max(2, String(frames.count).count)
    let (base, ending) = ((path as NSString).deletingPathExtension, (path as NSString).pathExtension)
    return try frames.enumerated().map { index, frame in
      let number = String(index + 1)
      let name = "\(base)-\(String(repeating: "0", count: digits - number.count))\(number).\(ending)"
      return try explaining {
        (name, try CairoRenderer.data(format, frame.list, size: size, scale: scale, background: background))
      }
    }
  }

  private func explaining<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as RenderingError { throw Stop.failed(error.description) }
  }
}
