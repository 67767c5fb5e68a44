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

@Observable private final class Model { var value = 0 }

private struct Observing: View {
  let model: Model
  @State private var own = 0
  var body: some View {
    let _ = Self._printChanges()
    Text("\(model.value + own)")
  }
}

private struct PlainObserving: View {
  let model: Model
  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._printChanges()
    Text("\(model.value)")
  }
}

private struct Bound: View {
  @Binding var isOn: Bool
  var body: some View {
    let _ = Self._printChanges()
    Text(isOn ? "on" : "off")
  }
}

private struct Both: View {
  let number: Int
  @Environment(\.lineLimit) private var lines
  var body: some View {
    let _ = Self._printChanges()
    Text("\(number) \(lines ?? 0)")
  }
}

private struct Giving: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Bound(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      Both(number: isOn ? 1 : 0).lineLimit(isOn ? 2 : 1)
      Button("next") { isOn.toggle() }
    }
  }
}

private struct Sharing: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Bound(isOn: $isOn)
      Button("next") { isOn.toggle() }
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

  @Test("S59: a change of an observed object's property is one of the dependencies") func observedProperties() throws {
    let model = Model()
    let host = ViewHost(Observing(model: model))
    let plainHost = ViewHost(PlainObserving(model: model))
    let changes = try lines {
      model.value = 1
      try host.update()
      try plainHost.update()
    }
    // The second view reports twice in each run.
    let plain = "PlainObserving: @dependencies changed."
    #expect(changes == ["Observing: @dependencies changed.", plain, plain])
  }

  @Test("S59: a new binding whose value has changed is named with the view, one that is the same alone")
  func bindings() throws {
    let giving = ViewHost(Giving())
    let changes = try lines { try giving.get(.text("next")).tap() }
    #expect(changes.sorted() == ["Both: @self, _lines changed.", "Bound: @self, _isOn changed."])
    let sharing = ViewHost(Sharing())
    try #expect(lines { try sharing.get(.text("next")).tap() } == ["Bound: _isOn changed."])
  }
}
