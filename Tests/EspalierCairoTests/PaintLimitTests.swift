// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCairo

/// Gradients of very many colours, and patterns of very small and large tiles.
@MainActor
@Suite("Paints without measure")
struct PaintLimitTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)

  private func draw(_ paint: Paint) throws -> Pixels { try Pixels([fill(box(0, 0, 200, 200), paint)], 200, 200) }

  private func rainbow(_ count: Int) -> ResolvedGradient {
    ResolvedGradient(
      stops: (0..<count).map { index in
        let place = Double(index) / Double(count - 1)
        return .init(color: ResolvedColor(red: Float(place), green: 0, blue: Float(1 - place)), location: place)
      })
  }

  private func paints(_ gradient: ResolvedGradient) -> [Paint] {
    [
      .linearGradient(gradient, start: .leading, end: .trailing),
      .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 100),
      .ellipticalGradient(gradient, center: .center, startRadius: 0, endRadius: 0.5),
      .angularGradient(gradient, center: .center, start: .degrees(10), end: .degrees(370)),
    ]
  }

  @Test("A gradient of 100,000 stops is drawn as soon as any, and looks as one of two", arguments: 0..<4)
  func manyStops(kind: Int) throws {
    let many = try expectThreadTime(below: 10) { try draw(paints(rainbow(100_000))[kind]) }
    let few = try draw(paints(rainbow(2))[kind])
    var largest = 0
    for place in 0..<400 where place % 7 != 0 {
      let (x, y) = (place * 37 % 200, place * 61 % 200)
      for (a, b) in zip(many[x, y], few[x, y]) { largest = max(largest, abs(Int(a) - Int(b))) }
    }
    #expect(largest <= 3, "\(largest)")
  }

  @Test("Of very many stops the jumps of colour stay where they are")
  func jumps() {
    let count = 50_000
    let gradient = ResolvedGradient(
      stops: (0..<count).map { .init(color: $0 < count / 2 ? red : blue, location: $0 < count / 2 ? 0.25 : 0.75) })
    #expect(gradient.drawnStops.map(\.color) == [red, red, blue, blue])
    #expect(gradient.drawnStops.map(\.location) == [0.25, 0.25, 0.75, 0.75])
    #expect(rainbow(100_000).drawnStops.count <= ResolvedGradient.mostStops)
    #expect(rainbow(500).drawnStops == rainbow(500).stops)
  }

  private func mesh(_ width: Int, _ height: Int, _ position: (Int, Int) -> (Double, Double)) -> ResolvedMesh {
    let vertices = (0..<width * height).map { index in
      let (column, row) = (index % width, index / width)
      let (x, y) = position(column, row)
      let place = UnitPoint(x: x, y: y)
      let color = ResolvedColor(red: Float(column) / Float(width - 1), green: 0, blue: Float(row) / Float(height - 1))
      return ResolvedMesh.Vertex(
        position: place, leading: place, top: place, trailing: place, bottom: place, color: color)
    }
    return ResolvedMesh(width: width, height: height, vertices: vertices, background: .clear, smoothsColors: false)
  }

  @Test("A mesh costs what is seen of it: 32,000 columns, all in one point, or across each other")
  func meshes() throws {
    try expectThreadTime(below: 30) {
      let even = try draw(
        .meshGradient(mesh(32_000, 2) { (Double($0) / 31_999, Double($1)) }))
      let few = try draw(.meshGradient(mesh(65, 2) { (Double($0) / 64, Double($1)) }))
      for place in stride(from: 2, to: 198, by: 7) {
        for (a, b) in zip(even[place, place], few[place, place]) { #expect(abs(Int(a) - Int(b)) <= 4) }
      }
      _ = try draw(.meshGradient(mesh(32_000, 2) { _, _ in (0, 0) }))
      _ = try draw(
        .meshGradient(mesh(250, 250) { (Double($0 &* 7919 % 100) / 100, Double($1 &* 104_729 % 100) / 100) }))
    }
  }
}
