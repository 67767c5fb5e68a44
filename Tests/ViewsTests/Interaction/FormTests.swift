import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FormTests {
  private let size = CGSize(width: 300, height: 600)

  @Test("I42: rows share a card below their header")
  func rowsShareACardBelowTheirHeader() throws {
    let form = Form {
      Section("Account") {
        Text("A")
        Text("B")
      }
      Section {
        Text("C")
      } footer: {
        Text("Footer")
      }
    }
    let host = ViewHost(form, size: size)
    let header = try host.get(.role(.heading, name: "Account")).frame
    let a = try host.get(.text("A")).frame
    let b = try host.get(.text("B")).frame
    let c = try host.get(.text("C")).frame
    let footer = try host.get(.text("Footer")).frame
    #expect(header.minX == 36 && a.minX == 36 && footer.minX == 36)
    #expect(header.maxY < a.minY)
    #expect(b.midY - a.midY == 44)
    #expect(c.midY - b.midY > 44)
    #expect(footer.minY > c.maxY)
    #expect(host.sizeThatFits(ProposedViewSize(size)) == size)
  }

  /// Rows are offered the room between the insets, and what is in them starts at their leading edge.
  @Test func rowsAreAsWideAsTheCard() throws {
    let form = Form {
      Color.red.frame(height: 10).accessibilityIdentifier("wide")
      Button("Row") {}
      ForEach(0..<2, id: \.self) { Text("Each \($0)") }
    }
    let host = ViewHost(form, size: size)
    #expect(try host.get(.identifier("wide")).frame.width == 300 - 2 * 36)
    #expect(try host.get(.role(.button)).frame.width == 300 - 2 * 36)
    #expect(try host.get(.text("Each 1")).frame.minX == 36)
  }

  @Test func rowsComeAndGo() throws {
    struct Root: View {
      @State private var count = 1
      var body: some View {
        Form {
          Section("Rows") { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
          Section { Button("Add") { count += 1 } }
        }
      }
    }
    let host = ViewHost(Root(), size: size)
    let before = try host.get(.text("Add")).frame.midY
    try host.get(.text("Add")).tap()
    #expect(try host.get(.text("Add")).frame.midY == before + 44)
    _ = try host.get(.text("Row 1"))
  }

  @Test func aSectionOutsideOfAFormIsItsViews() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Section("Header") { Text("Content") }
      })
    #expect(try host.get(.text("Header")).frame.maxY == host.get(.text("Content")).frame.minY)
  }
}
