// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The reason why data is not a picture.
package enum PictureError: Error, CustomStringConvertible, Equatable {
  case unreadable(String)
  case tooLarge(width: Int, height: Int)
  case tooManyBytes(Int)
  case empty
  case notDecodable(String)
  /// A drawing in a process of its own that exceeded its time.
  case tooSlow(seconds: Int)
  /// A drawing that the system, or librsvg, ended.
  case drawingEnded(signal: Int32, bytes: Int)
  /// No process can draw the picture.
  case noProcess(String)

  /// Whether the next attempt would end in the same way: the content is the reason, not the state of the machine.
  var isOfContent: Bool {
    switch self {
    case .unreadable, .noProcess: false
    case .tooLarge, .tooManyBytes, .empty, .notDecodable, .tooSlow, .drawingEnded: true
    }
  }

  package var description: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels are more than the \(PictureDecoder.mostPixels / 1_000_000) million that a picture may have"
    case .tooManyBytes(let count) where PictureDecoder.mostVectorBytes..<PictureDecoder.mostBytes ~= count:
      "\(count) bytes are more than the \(PictureDecoder.mostVectorBytes) that an SVG file may have"
    case .tooManyBytes(let count):
      "\(count) bytes are more than the \(PictureDecoder.mostBytes) that a picture may have"
    case .empty: "it is empty"
    case .notDecodable(let reason): "it is no picture that can be decoded: \(reason)"
    case .tooSlow(let seconds):
      "drawing it takes more than \(seconds) s; simplify its filters, patterns and paths, or show it as PNG"
    case .drawingEnded(let signal, let bytes):
      "drawing it takes more than \(bytes >> 20) MB, or ends librsvg (signal \(signal)); simplify it, or show it as PNG"
    case .noProcess(let reason):
      "it has more than plain shapes, and the process that draws such files does not start: \(reason); show it as PNG"
    }
  }
}

/// Makes pictures from encoded data: PNG, JPEG, GIF (its first frame) and the others of `PixelFileFormat`, WebP, SVG.
/// May be called on any thread.
package enum PictureDecoder {
  /// Beyond this number of pixels, a file costs more memory than any screen can show.
  package static let mostPixels = 100_000_000
  package static let mostBytes = 256 << 20
  /// The largest size of an SVG file: a larger drawing would be a mistake or an attack.
  static let mostVectorBytes = 20 << 20

  /// Whether photographs are decoded where they are drawn, and not where they are found. Set by a program with windows before its
  /// first picture: elsewhere a damaged file is found at once, and all is drawn at once.
  package static var decodesWhenDrawn: Bool {
    get { laterDecoding.withLock { $0 } }
    set { laterDecoding.withLock { $0 = newValue } }
  }
  private static let laterDecoding = Mutex(false)

  /// A picture with at most this number of pixels is decoded, and scaled, in about a millisecond: within a frame.
  static let smallPixels = 1 << 16
  /// Data of a program with at most this number of pixels stay decoded: it may draw them often.
  static let largePixels = 1 << 20

  /// The pixels of data in one of the formats that have some.
  static func pixels(of data: Data) throws -> PixelSurface {
    isWebP(data) ? try decodeWebP(data) : try decodePixbuf(data)
  }

  /// - Throws: If so many pixels are refused.
  static func check(width: Int, height: Int) throws {
    guard width > 0, height > 0 else { throw PictureError.notDecodable("it has no pixels") }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= mostPixels, max(width, height) <= PixelSurface.longestSide else {
      throw PictureError.tooLarge(width: width, height: height)
    }
  }
}
