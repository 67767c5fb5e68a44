import CoreGeometry
import Drawing
import Foundation
import Testing

@testable import CairoRenderer

/// What a window has to draw again.
@MainActor
@Suite struct DamageTests {
  private func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 4, _ color: ResolvedColor = .black) -> DisplayItem {
    let rect = CGRect(x: x, y: y, width: side, height: side)
    return DisplayItem(.fill(path: Path(rect), rule: .nonZero, paint: .color(color), bounds: rect))
  }

  private func group(_ items: DisplayItem...) -> DisplayItem { DisplayItem(.group(DisplayList(items))) }

  @Test func theSameItemsAreNoDamage() {
    let (a, b) = (square(0, 0), square(10, 0))
    #expect(DisplayList([a, b]).damage(since: DisplayList([a, b])).isNull)
    #expect(DisplayList([a, square(10, 0)]).damage(since: DisplayList([a, b])).isNull, "equal by value")
  }

  @Test func aMovedItemIsDamageWhereItWasAndWhereItIs() {
    let a = square(0, 0)
    let damage = DisplayList([a, square(30, 0)]).damage(since: DisplayList([a, square(10, 0)]))
    #expect(damage == CGRect(x: 10, y: 0, width: 24, height: 4))
  }

  @Test func whatComesOrGoesIsDamageAlone() {
    let (a, b, c) = (square(0, 0), square(10, 0), square(20, 0))
    #expect(DisplayList([a, b, c]).damage(since: DisplayList([a, c])) == CGRect(x: 10, y: 0, width: 4, height: 4))
    #expect(DisplayList([a, c]).damage(since: DisplayList([a, b, c])) == CGRect(x: 10, y: 0, width: 4, height: 4))
  }

  @Test func damageInsideOfEffectsIsMapped() {
    let a = square(0, 0)
    func list(_ item: DisplayItem) -> DisplayList {
      let moved = DisplayItem(.effect(.transform(CGAffineTransform(translationX: 100, y: 50)), DisplayList([a, item])))
      return DisplayList([group(a, a), moved])
    }
    #expect(
      list(square(10, 0, .white)).damage(since: list(square(10, 0))) == CGRect(x: 110, y: 50, width: 4, height: 4))
  }

  @Test func aFilterIsDamageAsFarAsItReaches() {
    func list(_ color: ResolvedColor) -> DisplayList {
      DisplayList([DisplayItem(.effect(.filter(.blur(radius: 2)), DisplayList([square(20, 20, color)])))])
    }
    #expect(list(.white).damage(since: list(.black)) == CGRect(x: 14, y: 14, width: 16, height: 16))
  }

  /// Random trees and changes: no pixel outside of the damage, but for what is smoothed at its edge, differs.
  @Test(arguments: 0..<200) func nothingElseDiffers(seed: UInt64) throws {
    var random = Random(state: seed &* 7919 &+ 1)
    func length(_ limit: Int) -> CGFloat { CGFloat(random.next(limit * 4)) / 4 }
    func tree(_ depth: Int) -> DisplayItem {
      let kind = depth == 0 ? 0 : random.next(6)
      let color = ResolvedColor(red: Float(random.next(3)) / 2, green: 0.3, blue: 0.8, opacity: 1)
      func children() -> DisplayList { DisplayList((0..<2 + random.next(2)).map { _ in tree(depth - 1) }) }
      switch kind {
      case 0: return square(length(50), length(50), side: 1 + length(20), color)
      case 1: return DisplayItem(.group(children()))
      case 2:
        let turn = CGAffineTransform(rotationAngle: Double(length(3)))
        return DisplayItem(.effect(.transform(turn.translatedBy(x: length(9), y: length(9))), children()))
      case 3: return DisplayItem(.effect(.opacity(0.5), children()))
      case 4:
        let path = Path(ellipseIn: CGRect(x: length(20), y: length(20), width: 30, height: 30))
        return DisplayItem(.effect(.clip(path: path, rule: .nonZero), children()))
      default:
        let shadow = ResolvedShadow(color: .black, radius: 1, offset: CGSize(width: 2, height: 3))
        return DisplayItem(.effect(.filter(.shadow(shadow)), children()))
      }
    }
    func changed(_ list: DisplayList) -> DisplayList {
      var list = list
      let index = random.next(list.items.count)
      switch list.items[index].content {
      case .group(let inner) where random.next(4) > 0: list.items[index] = DisplayItem(.group(changed(inner)))
      case .effect(let effect, let inner) where random.next(4) > 0:
        list.items[index] = DisplayItem(.effect(effect, changed(inner)))
      default:
        switch random.next(3) {
        case 0: list.items.remove(at: index)
        case 1: list.items.insert(tree(1), at: index)
        default: list.items[index] = tree(1)
        }
      }
      return list
    }
    let old = DisplayList((0..<4).map { _ in tree(3) })
    let new = changed(old)
    let damage = new.damage(since: old).insetBy(dx: -2, dy: -2)
    let size = CGSize(width: 64, height: 64)
    let (before, after) = (try CairoRenderer.pixels(old, size: size), try CairoRenderer.pixels(new, size: size))
    for pixel in 0..<64 * 64 {
      // Rounding.
      let place = pixel * 4..<pixel * 4 + 4
      if zip(before.rgba[place], after.rgba[place]).allSatisfy({ abs(Int($0) - Int($1)) <= 2 }) { continue }
      let point = CGPoint(x: Double(pixel % 64) + 0.5, y: Double(pixel / 64) + 0.5)
      #expect(damage.contains(point), "seed \(seed): \(point) differs outside of \(damage)")
    }
  }

  private struct Random {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }
}
