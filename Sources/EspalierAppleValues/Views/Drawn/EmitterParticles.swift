// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// A particle of a layer at a moment.
struct EmitterParticle {
  var position: CGPoint
  var angle: CGFloat
  var scale: CGFloat
  var opacity: Double
}

extension CAEmitterLayer {
  /// The time at which the last particle ends; nil while particles are born.
  var end: Double? {
    guard let last = emissions.last?.end, last.isFinite else { return emissions.isEmpty ? 0 : nil }
    let longest = (emitterCells ?? []).map { Double($0.lifetime + abs($0.lifetimeRange)) }.max() ?? 0
    return last + (longest.isFinite ? longest : 0)
  }

  /// The greatest number of particles of one kind that are shown.
  static var mostParticles: Int { 2000 }

  /// The particles of a kind that live at a time, the oldest first. Each follows from its number alone: no state is kept.
  /// O(particles).
  func particles(of cell: CAEmitterCell, index: Int, at time: Double) -> [EmitterParticle] {
    let rate = Double(cell.birthRate) * Double(birthRate > 0 ? birthRate : 1)
    let longest = Double(cell.lifetime + abs(cell.lifetimeRange))
    guard cell.isEnabled, rate > 0, rate.isFinite, longest > 0, longest.isFinite else { return [] }
    var result: [EmitterParticle] = []
    for emission in emissions where emission.end + longest > time {
      let first = max(Int(clamping: ((time - longest - emission.begin) * rate).rounded(.down)), 0)
      let last = Int(clamping: ((min(time, emission.end) - emission.begin) * rate).rounded(.down))
      for number in max(first, last - Self.mostParticles)..<max(last, first, 0) {
        let age = time - emission.begin - Double(number) / rate
        if let particle = particle(of: cell, Numbers(seed, index, number), age: age) { result.append(particle) }
      }
    }
    return result
  }

  private func particle(of cell: CAEmitterCell, _ numbers: Numbers, age: Double) -> EmitterParticle? {
    var numbers = numbers
    let life =
      (Double(cell.lifetime) + numbers.around(Double(cell.lifetimeRange))) * Double(lifetime > 0 ? lifetime : 1)
    guard age >= 0, age < life else { return nil }
    let (x, y) = (numbers.around(emitterSize.width / 2), numbers.around(emitterSize.height / 2))
    let isWide = emitterShape == .rectangle || emitterShape == .line
    let angle = Double(cell.emissionLongitude) + numbers.around(Double(cell.emissionRange) / 2)
    let speed = (Double(cell.velocity) + numbers.around(Double(cell.velocityRange))) * Double(velocity)
    let start = emitterPosition
    let position = CGPoint(
      x: start.x + (isWide ? x : 0) + cos(angle) * speed * age + Double(cell.xAcceleration) * age * age / 2,
      y: start.y + (emitterShape == .rectangle ? y : 0) + sin(angle) * speed * age
        + Double(cell.yAcceleration) * age * age / 2)
    let turn = (Double(cell.spin) + numbers.around(Double(cell.spinRange))) * Double(spin) * age
    let size =
      (Double(cell.scale) + numbers.around(Double(cell.scaleRange)) + Double(cell.scaleSpeed) * age) * Double(scale)
    let opacity =
      Double(cell.color?.alpha ?? 1) + numbers.around(Double(cell.alphaRange)) / 2 + Double(cell.alphaSpeed) * age
    guard size > 0, opacity > 0, position.x.isFinite, position.y.isFinite else { return nil }
    return EmitterParticle(position: position, angle: turn, scale: size, opacity: min(opacity, 1))
  }
}

/// Random numbers that follow from a particle's number.
private struct Numbers {
  private var state: UInt64

  init(_ seed: UInt32, _ cell: Int, _ number: Int) {
    state = UInt64(seed) << 40 ^ UInt64(truncatingIfNeeded: cell) << 32 ^ UInt64(truncatingIfNeeded: number)
  }

  /// A number of `-range…range`.
  mutating func around(_ range: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    let unit = Double((mixed ^ mixed >> 31) >> 11) / Double(1 << 53)
    return (unit * 2 - 1) * range
  }
}
