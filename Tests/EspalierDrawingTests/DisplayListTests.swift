// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

/// Drawn items as values: joining and comparing lists, and the effects that count.
@Suite struct DisplayListTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)

  private func item(_ x: CGFloat, shapeFrame: CGRect? = nil) -> DisplayItem {
    let path = Path(CGRect(x: x, y: 0, width: 1, height: 1))
    return DisplayItem(
      .fill(path: path, rule: .nonZero, paint: .color(red), bounds: path.boundingRect), shapeFrame: shapeFrame)
  }

  @Test("a list of several items is appended as one group, one item as itself")
  func appending() {
    var list = DisplayList([item(0)])
    list.append(.empty)
    #expect(list.items.count == 1)
    let one = item(1)
    list.append(DisplayList([one]))
    #expect(list.items.count == 2 && list.items[1] === one)
    list.append(DisplayList([item(2), item(3)]))
    guard list.items.count == 3, case .group(let group) = list.items[2].content else {
      Issue.record("no group")
      return
    }
    #expect(group.items.count == 2)
  }

  @Test("a list that was made as a part is appended as the same group, until its items change")
  func sharedGroup() throws {
    var part = DisplayList(part: [item(0), item(1)])
    var (first, second) = (DisplayList([item(2)]), DisplayList([item(3)]))
    first.append(part)
    second.append(part)
    #expect(first.items[1] === second.items[1])
    part.items.append(item(4))
    first.append(part)
    let changed = try #require(first.items.last)
    #expect(changed !== second.items[1])
    guard case .group(let list) = changed.content else {
      Issue.record("no group")
      return
    }
    #expect(list == part && list.items.count == 3)
    #expect(DisplayList(part: [item(0)]).group == nil && DisplayList(part: []).group == nil)
  }

  @Test("single items compare by value; several by identity, which costs little")
  func equality() {
    #expect(DisplayList([item(1)]) == DisplayList([item(1)]))
    #expect(DisplayList([item(1)]) != DisplayList([item(2)]))
    #expect(item(1) != item(1, shapeFrame: .zero))
    let (a, b) = (item(1), item(2))
    #expect(DisplayList([a, b]) == DisplayList([a, b]))
    #expect(DisplayList([a, b]) != DisplayList([a, item(2)]))
    #expect(DisplayList([a, b]) != DisplayList([b, a]) && DisplayList([a, b]) != DisplayList([a]))
    #expect(
      DisplayItem(.effect(.opacity(0.5), DisplayList([a]))) == DisplayItem(.effect(.opacity(0.5), DisplayList([a]))))
    #expect(
      DisplayItem(.effect(.opacity(0.5), DisplayList([a]))) != DisplayItem(.effect(.opacity(0.4), DisplayList([a]))))
    #expect(DisplayItem(.group(DisplayList([a]))) != DisplayItem(.group(DisplayList([item(1)]))))
  }

  @Test("effects that change nothing, and effects that leave nothing")
  func effects() {
    let nothing: [DisplayEffect] = [
      .transform(.identity), .projection(.identity), .opacity(1), .opacity(3), .blend(.normal),
      .filter(.blur(radius: 0)), .filter(.blur(radius: -2)), .filter(.blur(radius: .nan)),
      .filter(.colors(ColorMatrix())),
      .filter(.shadow(ResolvedShadow(color: .clear, radius: 3, offset: .zero))),
    ]
    for effect in nothing { #expect(effect.changesNothing && !effect.showsNothing, "\(effect)") }
    let something: [DisplayEffect] = [
      .transform(Transform(translationX: 1, y: 0)), .opacity(0.99), .blend(.multiply), .isolate,
      .clip(path: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), rule: .nonZero), .filter(.luminanceToAlpha),
      .filter(.blur(radius: 0, isOpaque: true)), .mask(DisplayList([item(0)])), .mask(.empty, isInverse: true),
      .filter(.shadow(ResolvedShadow(kind: .alone, color: .clear, radius: 3, offset: .zero))),
    ]
    for effect in something { #expect(!effect.changesNothing && !effect.showsNothing, "\(effect)") }
    let hiding: [DisplayEffect] = [.opacity(0), .opacity(-1), .opacity(.nan), .mask(.empty)]
    for effect in hiding { #expect(effect.showsNothing, "\(effect)") }
  }

  @Test("every colour of a paint is changed")
  func paints() {
    let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    let gradient = ResolvedGradient(stops: [.init(color: red, location: 0), .init(color: .white, location: 1)])
    let vertex = ResolvedMesh.Vertex(
      position: .zero, leading: .zero, top: .zero, trailing: .zero, bottom: .zero, color: red)
    let paints: [Paint] = [
      .color(red), .linearGradient(gradient, start: .top, end: .bottom),
      .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 1),
      .angularGradient(gradient, center: .center, start: .zero, end: .degrees(90)),
      .ellipticalGradient(gradient, center: .center, startRadius: 0, endRadius: 1),
      .meshGradient(ResolvedMesh(width: 1, height: 1, vertices: [vertex], background: red, smoothsColors: true)),
      .material(ResolvedMaterial(radius: 3, saturation: 1, tint: red)),
    ]
    for paint in paints {
      var seen = 0
      let changed = paint.mapColors { _ in
        seen += 1
        return blue
      }
      #expect(changed != paint && seen > 0)
      // Paints of one colour only are the same, whatever colours they had.
      #expect(changed.mapColors { _ in red } == paint.mapColors { _ in red })
      #expect(paint.multiplyingOpacity(by: 1) == paint && paint.multiplyingOpacity(by: 0.5) != paint)
    }
    #expect(Paint.color(red).multiplyingOpacity(by: 0.25) == .color(red.multiplyingOpacity(by: 0.25)))
    // Twice is as good as the product, also where the opacity is no colour's.
    let material = paints[6]
    #expect(
      material.multiplyingOpacity(by: 0.5).multiplyingOpacity(by: 0.5) == material.multiplyingOpacity(by: 0.25))
  }

  @Test("between two stops eleven more are found by another rule; equal or coinciding stops need none")
  func subdivision() {
    let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    let stops: [ResolvedGradient.Stop] = [
      .init(color: red, location: 0), .init(color: blue, location: 0.5), .init(color: blue, location: 0.7),
      .init(color: red, location: 0.7), .init(color: .white, location: 1),
    ]
    let fine = ResolvedGradient(stops: stops, extend: .mirrors).subdivided { a, b, t in
      ResolvedColor(red: Float(t), green: 0, blue: 0)
    }
    #expect(fine.stops.count == 5 + 2 * 11 && fine.extend == .mirrors)
    #expect(fine.stops[6].location == 0.25 && fine.stops[6].color.red == 0.5)
    #expect(fine.stops.map(\.location) == fine.stops.map(\.location).sorted())
    #expect(ResolvedGradient(stops: []).subdivided { a, _, _ in a }.stops.isEmpty)
  }
}
