import SwiftUI
import Testing
import ViewTesting

struct Note: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("A note")
      Button("Done") { dismiss() }
    }
    .presentationDetents([.medium, .large])
  }
}

struct Desk: View {
  @State private var showsNote = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Note") { showsNote = true }
      Button("Clear") { asks = true }
    }
    .sheet(isPresented: $showsNote) { Note() }
    .alert("Clear the desk?", isPresented: $asks) {
      Button("Clear it", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

@MainActor @Test func whatIsPresentedComesAndGoes() throws {
  let host = ViewHost(Desk(), size: CGSize(width: 400, height: 700))
  try host.get(.text("Note")).tap()
  try host.get(.role(.button, name: "Done")).tap()
  #expect(host.all(.text("A note")).isEmpty)

  try host.get(.text("Clear")).tap()
  #expect(try !host.get(.text("Note")).isHittable)
  try host.get(.role(.button, name: "Clear it")).tap()
  #expect(try host.get(.text("Note")).isHittable)
}
