// SPDX-License-Identifier: MIT

import EspalierCore
import SwiftUI
import Testing
import ViewTesting

private struct Plain: View {
  let number: Int
  var body: some View {
    let _ = Self._logChanges()
    Text("\(number)")
  }
}

private struct Named: View {
  @State private var name = "a"
  @State private var age = 1
  @Environment(\.isEnabled) private var isEnabled
  var number = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("\(name) \(age) \(number) \(isEnabled)")
      Button("rename") { name = "b" }
      Button("both") { (name, age) = ("c", 2) }
    }
  }
}

private struct Outer: View {
  @State private var number = 0
  @State private var isOff = false
  var body: some View {
    VStack {
      Named(number: number).disabled(isOff)
      Button("number") { number += 1 }
      Button("off") { isOff = true }
    }
  }
}

@MainActor @Suite(.serialized) struct PrintChangesTests {
  private func lines(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let print = ViewChanges.print
    ViewChanges.print = { lines.append($0) }
    defer { ViewChanges.print = print }
    try body()
    return lines
  }

  @Test("S59: the first evaluation names the view, its identity and its properties") func theFirstEvaluation() {
    #expect(lines { _ = ViewHost(Plain(number: 1)) } == ["Plain: @self changed."])
    #expect(lines { _ = ViewHost(Named()) } == ["Named: @self, @identity, _name, _age, _isEnabled changed."])
  }

  @Test("S59: later evaluations name what changed") func laterEvaluations() throws {
    let host = ViewHost(Outer())
    try #expect(lines { try host.get(.text("rename")).tap() } == ["Named: _name changed."])
    try #expect(lines { try host.get(.text("both")).tap() } == ["Named: _name, _age changed."])
    try #expect(lines { try host.get(.text("number")).tap() } == ["Named: @self changed."])
    try #expect(lines { try host.get(.text("off")).tap() } == ["Named: _isEnabled changed."])
  }
}
