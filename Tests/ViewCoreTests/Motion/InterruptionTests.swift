// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A change while an animation runs: specification M36–M41.
@MainActor
struct InterruptionTests {
  @Test("M36: curves add up")
  func curves() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set(0, .linear(duration: 1))
    expectNear(try stage.frame.width, 50)
    try stage.advance(0.25)
    // 25 of the first way are left, and 75 of the way back.
    expectNear(try stage.frame.width, 50)
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 25)
    try stage.advance(0.25)
    expectNear(try stage.frame.width, 0)
  }

  @Test("M37: a spring takes over place and velocity of the spring before")
  func springs() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(200, .spring(duration: 0.5))
    try stage.advance(0.1)
    let before = try stage.frame.width
    try stage.set(100, .spring(duration: 0.5))
    expectNear(try stage.frame.width, before)
    try stage.advance(1.0 / 60)
    #expect(try stage.frame.width > before, "it still moves on")
    try stage.host.settle()
    expectNear(try stage.frame.width, 100, tolerance: 0.2)
  }

  @Test("M37: springs merge: no more than one runs")
  func oneRun() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    for target in stride(from: CGFloat(10), through: 200, by: 10) {
      try stage.set(target, .spring(duration: 0.5))
      try stage.advance(1.0 / 60)
    }
    let width = try stage.frame.width
    #expect(width > 20 && width < 200)
    try stage.host.settle()
    expectNear(try stage.frame.width, 200, tolerance: 0.2)
  }

  @Test("M39: a change without animation jumps, and what runs goes on relative to it")
  func jump() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set(300)
    expectNear(try stage.frame.width, 250)
    try stage.advance(0.25)
    expectNear(try stage.frame.width, 275)
    try stage.advance(0.25)
    expectNear(try stage.frame.width, 300)
  }

  @Test("M32: a delayed change waits at the old value")
  func delay() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1).delay(0.5))
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 0)
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 50)
  }

  @Test("M32: a repeated change goes there and back")
  func repeats() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1).repeatCount(3))
    try stage.advance(1.25)
    expectNear(try stage.frame.width, 75)
    try stage.advance(1)
    expectNear(try stage.frame.width, 25)
    try stage.advance(0.75)
    expectNear(try stage.frame.width, 100)
  }

  @Test("M33: after an even number of repeats it jumps to the target")
  func evenRepeats() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1).repeatCount(2))
    try stage.advance(1.9)
    expectNear(try stage.frame.width, 10, tolerance: 0.1)
    try stage.host.settle()
    expectNear(try stage.frame.width, 100)
  }

  @Test("settle does not wait for what repeats for ever, and gives a warning")
  func forever() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1).repeatForever())
    try stage.host.settle()
    let warning = try #require(stage.host.warnings.first).text
    #expect(warning.hasPrefix("settle() does not wait for ") && warning.hasSuffix(" that repeat for ever."))
    try stage.advance(7.5 - stage.host.time)
    expectNear(try stage.frame.width, 50)
    try stage.set(0, .linear(duration: 1))
    try stage.host.settle()
    expectNear(try stage.frame.width, 0)
  }
}
