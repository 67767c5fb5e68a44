// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierCairo

/// A pane of frosted glass that fades in is frosted from the beginning: it is made of what is behind the picture in which it
/// fades, so that the last step of a fade is no larger than the others (looks/04).
@MainActor
@Suite("Materials in pictures with effects")
struct FadedMaterialTests {
  private let behind = [fill(box(0, 0, 50, 100), .color(red)), fill(box(50, 0, 50, 100), .color(blue))]
  private let glass = fill(
    box(0, 0, 100, 100),
    .material(ResolvedMaterial(radius: 10, saturation: 1, tint: .white.multiplyingOpacity(by: 0.2))))

  private func effect(_ effect: DisplayEffect, _ items: DisplayItem...) -> DisplayItem {
    DisplayItem(.effect(effect, DisplayList(items)))
  }

  private func pixels(_ items: DisplayItem...) throws -> Pixels { try Pixels(behind + items, 100, 100) }

  /// The largest difference of a component in a row of pixels.
  private func difference(_ a: Pixels, _ b: Pixels) -> Int {
    (0..<100).map { x in zip(a[x, 50], b[x, 50]).map { abs(Int($0) - Int($1)) }.max() ?? 0 }.max() ?? 0
  }

  @Test("What is nearly opaque looks as what is opaque", arguments: [1, 2, 3])
  func endOfFade(depth: Int) throws {
    let whole = try pixels(glass)
    #expect(difference(whole, try pixels()) > 60)
    let faded = (0..<depth).reduce(glass) { item, _ in effect(.opacity(0.999), item) }
    #expect(difference(try pixels(faded), whole) <= 2)
  }

  @Test("Beside other things in the same picture, too, which it blurs as well")
  func others() throws {
    let line = fill(box(20, 0, 10, 100), .color(.black))
    let label = fill(box(70, 0, 10, 100), .color(.black))
    let whole = try pixels(line, glass, label)
    #expect(difference(whole, try pixels(glass, label)) > 30)
    #expect(difference(try pixels(effect(.opacity(0.999), line, glass, label)), whole) <= 2)
  }

  @Test("Half of a fade is half of the way")
  func half() throws {
    let (none, whole, half) = (try pixels(), try pixels(glass), try pixels(effect(.opacity(0.5), glass)))
    for x in 0..<100 {
      for component in 0..<3 {
        let middle = (Int(none[x, 50][component]) + Int(whole[x, 50][component])) / 2
        #expect(abs(Int(half[x, 50][component]) - middle) <= 2, "at \(x)")
      }
    }
  }

  @Test("A mask that leaves everything changes nothing")
  func masked() throws {
    let mask = DisplayList([fill(box(0, 0, 60, 100), .color(.black)), fill(box(40, 0, 60, 100), .color(.black))])
    #expect(difference(try pixels(effect(.mask(mask), glass)), try pixels(glass)) <= 2)
  }

  @Test("A picture that is composited by itself has nothing behind it")
  func isolated() throws {
    let alone = try pixels(effect(.isolate, glass))
    #expect(difference(alone, try pixels(glass)) > 60)
  }

  @Test("What shows a material depends on what is behind, through all of these")
  func reaching() {
    let shadow = ResolvedShadow(color: .black, radius: 2, offset: .zero)
    let effects: [DisplayEffect] = [.opacity(0.5), .mask(DisplayList([glass])), .filter(.shadow(shadow))]
    for each in effects { #expect(effect(each, glass).reachesBehind, "\(each)") }
    #expect(effect(.opacity(0.5), effect(.opacity(0.5), glass)).reachesBehind)
    #expect(!effect(.isolate, glass).reachesBehind && !effect(.filter(.blur(radius: 2)), glass).reachesBehind)
  }
}
