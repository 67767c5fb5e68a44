import SwiftUI
import Testing
import ViewTesting

struct Fall: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * 40).opacity(phase.isIdentity ? 1 : 0)
  }
}

struct Shelf: View {
  @State private var isShown = true
  @State private var count = 0

  var body: some View {
    VStack {
      if isShown { Text("Jar \(count)").onTapGesture { count += 1 }.transition(Fall()) }
      Text("Turn").onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }
}

@MainActor @Test func whatComesBackIsTheSame() throws {
  let host = ViewHost(Shelf())
  try host.get(.text("Jar 0")).tap()
  try host.get(.text("Turn")).tap()
  try host.advance(by: .milliseconds(500))
  #expect(host.all(.text("Jar 1")).isEmpty)  // on its way out: drawn, and not found by tests
  try host.get(.text("Turn")).tap()
  #expect(host.all(.text("Jar 1")).count == 1)  // turned around, with its state
}
