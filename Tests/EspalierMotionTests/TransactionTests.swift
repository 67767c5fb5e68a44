// SPDX-License-Identifier: MIT

import EspalierMotion
import Testing

private struct Reason: TransactionKey {
  static let defaultValue = "none"
}

private struct Depth: TransactionKey {
  static let defaultValue = 0
}

extension Transaction {
  fileprivate var reason: String {
    get { self[Reason.self] }
    set { self[Reason.self] = newValue }
  }
}

@Suite struct TransactionTests {
  @Test("M1: withAnimation sets the animation")
  func withAnimationSetsTheAnimation() {
    #expect(CurrentTransaction.value.isEmpty)
    #expect(withAnimation(.easeIn) { CurrentTransaction.value.animation } == .easeIn)
    #expect(withAnimation { CurrentTransaction.value.animation } == .default)
    #expect(CurrentTransaction.value.isEmpty)
  }

  @Test("M12: inner values override outer ones one by one")
  func innerValuesOverrideOuterOnesOneByOne() {
    var outer = Transaction(animation: .linear)
    outer.reason = "outer"
    outer.isContinuous = true
    withTransaction(outer) {
      withTransaction(\.reason, "inner") {
        let current = CurrentTransaction.value
        #expect(current.reason == "inner")
        #expect(current.animation == .linear)
        #expect(current.isContinuous)
      }
      withAnimation(nil) {
        #expect(CurrentTransaction.value.animation == nil)
        #expect(CurrentTransaction.value.reason == "outer")
      }
      #expect(CurrentTransaction.value.isSame(as: outer))
    }
  }

  @Test("M15: keys have defaults")
  func keysHaveDefaults() {
    #expect(Transaction()[Depth.self] == 0)
    #expect(Transaction().reason == "none")
    #expect(!Transaction().disablesAnimations && !Transaction().isContinuous && !Transaction().tracksVelocity)
  }

  @Test("M14: a thrown error ends the transaction")
  func aThrownErrorEndsTheTransaction() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation(.linear) { throw Failure() } }
    #expect(CurrentTransaction.value.isEmpty)
  }

  @Test("M13: tasks do not inherit the transaction")
  func tasksDoNotInheritTheTransaction() async {
    let task = withAnimation(.linear) { Task { CurrentTransaction.value.isEmpty } }
    #expect(await task.value)
  }

  @Test func copiesAreTheSame() {
    let transaction = Transaction(animation: .linear)
    var copy = transaction
    #expect(copy.isSame(as: transaction))
    copy.isContinuous = true
    #expect(!copy.isSame(as: transaction))
    #expect(!transaction.isContinuous)
    #expect(Transaction().isSame(as: Transaction()))
  }
}
