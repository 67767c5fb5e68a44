import SwiftUI
import Testing
import ViewTesting

private struct Numbers: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("Last") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(99_999, anchor: .bottom) } }
          .frame(height: 40)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100_000, id: \.self) { number in
              Text("\(number)").frame(height: 20).accessibilityIdentifier("row \(number)")
            }
          }
        }
      }
    }
  }
}

@MainActor @Test func onlyWhatIsNearIsMade() throws {
  let host = ViewHost(Numbers(), size: CGSize(width: 200, height: 240))
  #expect(host.all(.identifier("row 9")).count == 1)
  #expect(host.all(.identifier("row 10")).isEmpty)

  let work = try host.measure { try host.get(.role(.scrollView)).scroll(by: CGSize(width: 0, height: -20)) }
  #expect(work.rulesRun < 200)  // one row came, one went; nothing depends on the other 99,990
  #expect(try host.get(.identifier("row 10")).frame.maxY == 240)

  try host.get(.text("Last")).tap()
  try host.settle()
  #expect(try host.get(.identifier("row 99999")).frame.maxY == 240)
}
