// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierMotion
import Foundation
import Testing

@testable import EspalierAppleValues

@MainActor @Suite("Layers of particles")
struct EmitterTests {
  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 100
    cell.alphaSpeed = -0.5
    return cell
  }

  @Test("Particles move, fade and end with their life") func life() throws {
    let layer = CAEmitterLayer()
    layer.emitterPosition = CGPoint(x: 5, y: 7)
    let start = layer.emissions[0].begin
    let particles = layer.particles(of: cell(), index: 0, at: start + 3)
    #expect((9...11).contains(particles.count))
    let oldest = try #require(particles.first)
    #expect(oldest.position.x > 85 && oldest.position.x < 106 && oldest.position.y == 7 && oldest.opacity < 0.6)
    let again = layer.particles(of: cell(), index: 0, at: start + 3)
    #expect(again.map(\.position) == particles.map(\.position))
  }

  @Test("A layer without a life has no new particles, and a kind that is no number has none") func end() {
    let layer = CAEmitterLayer()
    let start = layer.emissions[0].begin
    layer.lifetime = 0
    #expect(layer.particles(of: cell(), index: 0, at: start + 10).isEmpty)
    layer.lifetime = 1
    let broken = cell()
    broken.birthRate = .infinity
    #expect(layer.particles(of: broken, index: 0, at: start + 10).isEmpty)
    broken.birthRate = 1e30
    #expect(layer.particles(of: broken, index: 0, at: start + 10).count <= CAEmitterLayer.mostParticles)
  }
}
