// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Gesture types of one's own have dynamic properties as views have: the case state/s6.
@MainActor
@Suite("Own gestures with dynamic properties") struct OwnGestureTests {
  @MainActor final class Model: ObservableObject {
    @Published var count = 0
    static var made = 0
    init() { Self.made += 1 }
  }

  @Observable @MainActor final class Observed {
    var count = 0
  }

  /// Counts its presses in each kind of property, and reports them at the end of each.
  private struct Press: Gesture {
    @GestureState private var steps = 0
    @State private var presses = 0
    @State private var observed = Observed()
    @Environment(\.lineLimit) private var limit
    @StateObject private var model = Model()
    @ObservedObject var outside: Model
    @EnvironmentObject private var shared: Model
    @Binding var report: String

    var body: some Gesture {
      DragGesture(minimumDistance: 0)
        .updating($steps) { _, steps, _ in steps += 1 }
        .onChanged { _ in report = "steps \(steps)" }
        .onEnded { _ in
          presses += 1
          observed.count += 1
          model.count += 1
          outside.count += 1
          shared.count += 1
          report =
            "presses \(presses) observed \(observed.count) model \(model.count) outside \(outside.count) "
            + "shared \(shared.count) limit \(limit ?? 0) steps \(steps)"
        }
    }
  }

  enum Spelling: CaseIterable {
    case plain, high, simultaneous, ended, erased, optional, combined, inside, sequence, exclusive, mapped
  }

  /// A gesture that is made of another one of one's own.
  private struct Outer<Inside: Gesture>: Gesture {
    @State private var unused = 0
    let inside: Inside
    var body: some Gesture { inside.simultaneously(with: TapGesture()) }
  }

  private struct Page: View {
    let spelling: Spelling
    @ObservedObject var outside: Model
    @StateObject private var shared = Model()
    @State private var report = "none"
    @State private var limit = 3

    var body: some View {
      VStack {
        target.accessibilityElement().accessibilityIdentifier("target")
        Text(report).accessibilityIdentifier("report")
        Button("Limit") { limit = 4 }
      }
      .environment(\.lineLimit, limit)
      .environmentObject(shared)
    }

    private var press: Press { Press(outside: outside, report: $report) }

    @ViewBuilder private var target: some View {
      let red = Color.red.frame(width: 100, height: 50)
      switch spelling {
      case .plain: red.gesture(press)
      case .high: red.highPriorityGesture(press)
      case .simultaneous: red.simultaneousGesture(press)
      case .ended: red.gesture(press.onEnded { _ in })
      case .erased: red.gesture(AnyGesture(press))
      case .optional: red.gesture(Press?.some(press))
      case .combined: red.gesture(TapGesture(count: 3).simultaneously(with: press))
      case .inside: red.gesture(Outer(inside: press))
      case .sequence: red.gesture(LongPressGesture(minimumDuration: 0).sequenced(before: press))
      case .exclusive: red.gesture(press.exclusively(before: TapGesture()))
      case .mapped: red.gesture(press.map { _ in 1 })
      }
    }
  }

  private func report<V: View>(_ host: ViewHost<V>) throws -> String { try host.get(.identifier("report")).label ?? "" }

  @Test("All kinds of properties keep what is written, and follow what is around", arguments: Spelling.allCases)
  func properties(_ spelling: Spelling) throws {
    let outside = Model()
    let made = Model.made
    let host = ViewHost(Page(spelling: spelling, outside: outside), size: CGSize(width: 600, height: 200))
    let frame = try host.get(.identifier("target")).frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    for press in 1...3 {
      if press == 3 { try host.get(.text("Limit")).tap() }
      host.pointer.press(at: point)
      if spelling != .sequence { #expect(try report(host) == "steps 1") }
      host.pointer.move(to: CGPoint(x: point.x + 5, y: point.y))
      host.pointer.move(to: CGPoint(x: point.x + 9, y: point.y))
      #expect(try report(host).hasPrefix("steps"))
      #expect(try report(host) == (spelling == .sequence ? report(host) : "steps 3"))
      host.pointer.release(at: CGPoint(x: point.x + 9, y: point.y))
      let limit = press == 3 ? 4 : 3
      let start =
        "presses \(press) observed \(press) model \(press) outside \(press) shared \(press) limit \(limit) steps "
      #expect(try report(host).hasPrefix(start))
    }
    // One for the page, one for the gesture.
    #expect(Model.made == made + 2)
  }

  @Test("Properties end with the view; another view has its own")
  func ends() throws {
    struct Counting: Gesture {
      @State private var taps = 0
      @Binding var most: Int
      var body: some Gesture {
        TapGesture().onEnded {
          taps += 1
          most = max(most, taps)
        }
      }
    }
    struct Page: View {
      @State private var most = 0
      @State private var isShown = true
      var body: some View {
        VStack {
          Text("most \(most)")
          Button("Toggle") { isShown.toggle() }
          if isShown { Text("a").gesture(Counting(most: $most)) }
          Text("b").gesture(Counting(most: $most))
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 200))
    for _ in 0..<2 { try host.get(.text("a")).tap() }
    try host.get(.text("b")).tap()
    #expect(host.all(.text("most 2")).count == 1)
    for _ in 0..<2 { try host.get(.text("Toggle")).tap() }
    try host.settle()
    for _ in 0..<2 { try host.get(.text("a")).tap() }
    #expect(host.all(.text("most 2")).count == 1)
    for _ in 0..<2 { try host.get(.text("b")).tap() }
    #expect(host.all(.text("most 3")).count == 1)
  }

  @Test("A gesture state of an own gesture goes back when the view goes while it is pressed")
  func cancelled() throws {
    struct Holding: Gesture {
      @GestureState private var isHeld = false
      @Binding var log: [String]
      var body: some Gesture {
        DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true }
          .onEnded { _ in log.append("ended") }
      }
    }
    struct Page: View {
      @State private var log: [String] = []
      @State private var isShown = true
      var body: some View {
        VStack {
          Text("log \(log.count)")
          if isShown { Color.red.frame(width: 50, height: 50).gesture(Holding(log: $log)) }
          Button("Hide") { isShown = false }.keyboardShortcut("h", modifiers: [])
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 100, height: 200))
    host.pointer.press(at: CGPoint(x: 50, y: 100))
    host.keys.press("h", modifiers: [])
    try host.settle()
    host.pointer.release(at: CGPoint(x: 50, y: 100))
    #expect(host.all(.text("log 0")).count == 1)
  }
}
