// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

private enum LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum OtherKey: EnvironmentKey {
  static let defaultValue = "o"
}

/// A type that is not `Sendable`, of which a constant could not be shared.
private final class Rounding {
  static var nearest: Rounding { Rounding() }
}

extension EnvironmentValues {
  @Entry fileprivate var rounding = Rounding.nearest
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var other: String {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

/// Values that flow down by name and by type.
@MainActor
struct EnvironmentTests {
  private struct Level: View {
    @Environment(\.level) private var level
    var body: some View { Text("level \(level)") }
  }

  private struct Other: View {
    @Environment(\.other) private var other
    var body: some View { Text("other \(other)") }
  }

  @Test("An entry's type is that of its default, which is made anew for each question") func entries() {
    let values = EnvironmentValues()
    #expect(values.rounding !== values.rounding)
  }

  @Test("S47: descendants see the value, siblings the default")
  func descendants() {
    let host = ViewHost(
      VStack {
        VStack { Level() }.environment(\.level, 1)
        Level()
      })
    #expect(host.all(.text("level 1")).count == 1)
    #expect(host.all(.text("level 0")).count == 1)
  }

  @Test("S47: the nearest setter wins")
  func nearest() {
    let host = ViewHost(Level().environment(\.level, 1).environment(\.level, 2))
    #expect(host.all(.text("level 1")).count == 1)
  }

  @Test("S47: a transform changes the inherited value")
  func transform() {
    let host = ViewHost(Level().transformEnvironment(\.level) { $0 += 10 }.environment(\.level, 2))
    #expect(host.all(.text("level 12")).count == 1)
  }

  @Test("S47: the host's environment is the outermost")
  func hostEnvironment() {
    let host = ViewHost(Level().transformEnvironment(\.level) { $0 *= 2 }, environment: { $0.level = 4 })
    #expect(host.all(.text("level 8")).count == 1)
  }

  @Test("a transform follows its key path (specification S48 is a defect of Apple's, see docs/differences.md)")
  func changingKeyPath() throws {
    struct Two: View {
      @Environment(\.level) private var level
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(level) \(limit ?? -1)") }
    }
    let cell = Cell(false)
    let host = ViewHost(
      Stage(cell) { isSecond in
        Two().transformEnvironment(isSecond ? \.second : \.level) { $0 += 1 }
      })
    #expect(host.all(.text("1 -1")).count == 1)
    cell.value = true
    try host.update()
    #expect(host.all(.text("0 0")).count == 1)
    cell.value = false
    try host.update()
    #expect(host.all(.text("1 -1")).count == 1)
  }

  @Test("S49: a change runs the bodies that read the key, no others")
  func readersOnly() throws {
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { number in
        VStack {
          Level()
          Other()
        }
        .environment(\.level, number)
      })
    let work = try host.measure {
      cell.value = 5
      try host.update()
    }
    #expect(host.all(.text("level 5")).count == 1)
    #expect(work.bodies(of: Level.self) == 1)
    #expect(work.bodies(of: Other.self) == 0)
  }

  @Observable final class Model {
    var name = "m"
    init(_ name: String) { self.name = name }
  }

  private struct Named: View {
    @Environment(Model.self) private var model
    var body: some View { Text(model.name) }
  }

  private struct MaybeNamed: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model?.name ?? "none") }
  }

  @Test("S46: an observable object is found by its type, the nearest first")
  func object() throws {
    let near = Model("near")
    let host = ViewHost(Named().environment(near).environment(Model("far")))
    #expect(host.all(.text("near")).count == 1)
    near.name = "changed"
    try host.update()
    #expect(host.all(.text("changed")).count == 1)
  }

  @Test("S46: the optional form is nil where the object is absent or nil")
  func optionalObject() {
    #expect(ViewHost(MaybeNamed()).all(.text("none")).count == 1)
    #expect(ViewHost(MaybeNamed().environment(Model("x"))).all(.text("x")).count == 1)
    #expect(ViewHost(MaybeNamed().environment(Model?.none).environment(Model("x"))).all(.text("none")).count == 1)
  }

  @Test("S46: a missing object ends the process")
  func missingObject() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ViewHost(Named()) }
    }
  }

  @Test("an environment object that is replaced reaches its readers")
  func replaced() throws {
    let cell = Cell(Model("first"))
    let host = ViewHost(Stage(cell) { Named().environment($0) })
    cell.value = Model("second")
    try host.update()
    #expect(host.all(.text("second")).count == 1)
  }
}

extension EnvironmentValues {
  fileprivate var second: Int {
    get { lineLimit ?? -1 }
    set { lineLimit = newValue }
  }
}
