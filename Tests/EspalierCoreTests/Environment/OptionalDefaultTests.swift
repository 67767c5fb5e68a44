// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `layout/f4` and `f8` of the cases: a key whose value is optional has the default that it states, wherever it is kept; nil that was
/// set is nil.
@MainActor
@Suite struct OptionalDefaultTests {
  @Test("An optional value of a container has its default")
  func containerValues() {
    var values = ContainerValues()
    #expect(values.optionalWidth == 240)
    values.optionalWidth = nil
    #expect(values.optionalWidth == nil)
    values.optionalWidth = 3
    #expect(values.optionalWidth == 3)
  }

  @Test("An optional value of a transaction has its default")
  func transaction() {
    var transaction = Transaction()
    #expect(transaction.optionalSpeed == 5)
    transaction.animation = .linear
    #expect(transaction.optionalSpeed == 5, "with storage, too")
    transaction.optionalSpeed = nil
    #expect(transaction.optionalSpeed == nil)
  }

  @Test("An optional value of the environment has its default")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.optionalLimit == 7)
    values.optionalLimit = nil
    #expect(values.optionalLimit == nil)
  }

  private struct Level: AnimationStateKey {
    static var defaultValue: Int? { 9 }
  }

  private struct Other: AnimationStateKey {
    static var defaultValue: Int { 1 }
  }

  @Test("An optional value of an animation's state has its default")
  func animationState() {
    var state = AnimationState<Double>()
    #expect(state[Level.self] == 9)
    state[Other.self] = 2
    #expect(state[Level.self] == 9, "with another value, too")
    state[Level.self] = nil
    #expect(state[Level.self] == nil)
  }
}

extension ContainerValues {
  @Entry fileprivate var optionalWidth: Double? = 240
}

extension Transaction {
  @Entry fileprivate var optionalSpeed: Int? = 5
}

extension EnvironmentValues {
  @Entry fileprivate var optionalLimit: Int? = 7
}
