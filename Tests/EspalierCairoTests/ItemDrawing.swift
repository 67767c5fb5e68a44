// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

@testable import EspalierCairo

let red = ResolvedColor(red: 1, green: 0, blue: 0)
let blue = ResolvedColor(red: 0, green: 0, blue: 1)

func fill(_ path: Path, _ paint: Paint, _ bounds: CGRect? = nil) -> DisplayItem {
  DisplayItem(.fill(path: path, rule: .nonZero, paint: paint, bounds: bounds ?? path.boundingRect))
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: width, height: height))
}

/// The pixels of drawn items.
@MainActor
struct Pixels {
  let width: Int
  let height: Int
  let rgba: [UInt8]

  init(
    _ items: [DisplayItem], _ width: CGFloat, _ height: CGFloat, scale: Double = 1, background: ResolvedColor? = .white
  ) throws {
    (self.width, self.height, rgba) = try CairoRenderer.pixels(
      DisplayList(items), size: CGSize(width: width, height: height), scale: scale, background: background)
  }

  subscript(_ x: Int, _ y: Int) -> [UInt8] { Array(rgba[((y * width + x) * 4)...].prefix(4)) }

  /// The darkness of the picture, as a number of black pixels.
  var ink: Double { stride(from: 0, to: rgba.count, by: 4).reduce(0) { $0 + Double(255 - rgba[$1]) / 255 } }
}

/// The warnings of drawing in `body`, which do not go to the standard error or to the hosts of other tests.
@MainActor
func warnings(in body: () throws -> Void) rethrows -> [String] {
  let usual = Omissions.warn
  defer { Omissions.warn = usual }
  var texts: [String] = []
  Omissions.warn = { texts.append($0) }
  try body()
  return texts
}
