import SwiftUI
import Testing
import ViewTesting

struct Row: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    Color.green.opacity(isOn ? 1 : 0.5)
      .preference(key: Widest.self, value: isOn ? 20 : 10)
      .accessibilityIdentifier("row \(number)")
      .onTapGesture { isOn.toggle() }
  }
}

struct Rows: View {
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0) } }
      .onPreferenceChange(Widest.self) { _ in }
  }
}

@MainActor @Test func oneRowCostsOneRow() throws {
  let host = ViewHost(Rows(), size: CGSize(width: 100, height: 1000))
  let row = try host.get(.identifier("row 500"))
  let work = try host.measure { try row.tap() }
  #expect(work.bodies(of: Row.self) == 1)
  #expect(work.bodies(of: Rows.self) == 0)
  #expect(work.reduces(of: Widest.self) == 62)  // of a chunk of 32 rows, and of the 32 chunks
}
