import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct PopoverTests {
  private struct Screen: View {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    @State private var isPresented = false
    var body: some View {
      VStack {
        Button("open") { isPresented = true }
          .popover(isPresented: $isPresented, attachmentAnchor: anchor) {
            VStack {
              Text("inside")
              Closer()
            }
          }
        Text(isPresented ? "is open" : "is closed")
        Spacer()
      }
    }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("close") { dismiss() } }
  }

  @Test func aPopoverLiesNearItsView() throws {
    let host = ViewHost(Screen(), size: CGSize(width: 400, height: 400))
    try host.get(.text("open")).tap()
    try host.settle()
    let (button, inside) = (try host.get(.text("open")).frame, try host.get(.text("inside")).frame)
    #expect(inside.minY > button.maxY && inside.minY < button.maxY + 40)
    try host.get(.text("close")).tap()
    #expect(host.all(.text("is closed")).count == 1)
  }

  @Test func aTapBesideItClosesIt() throws {
    let host = ViewHost(Screen(), size: CGSize(width: 400, height: 400))
    try host.get(.text("open")).tap()
    try host.settle()
    try host.get(.text("open")).tap()
    #expect(host.all(.text("is closed")).count == 1)
  }
}
