import SwiftUI
import Testing
import ViewTesting

@MainActor
struct MenuTests {
  private struct Options: View {
    @State var done = "nothing"
    @State var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        Menu("Options") {
          Button("Copy") { done = "copied" }
          Button("Delete", role: .destructive) { done = "deleted" }
          Toggle("Wrap lines", isOn: $isOn)
          Divider()
          Menu("More") {
            Button("Print") { done = "printed" }
          }
        }
        Text(done)
        Text(isOn ? "wrapped" : "long")
        Spacer()
        Button("Beside") { done = "beside" }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func host() -> ViewHost<Options> { ViewHost(Options(), size: CGSize(width: 400, height: 400)) }

  @Test func choosingAnItemClosesIt() throws {
    let host = host()
    let button = try host.get(.role(.button, name: "Options"))
    try button.tap()
    let item = try host.get(.role(.button, name: "Delete"))
    #expect(item.frame.minY > button.frame.maxY)
    try item.tap()
    _ = try host.get(.text("deleted"))
    #expect(host.all(.text("Copy")).isEmpty)
  }

  @Test func aTapBesideOnlyClosesIt() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).tap()
    #expect(host.all(.text("Copy")).count == 1)
    try host.get(.text("Beside")).tap()
    #expect(host.all(.text("Copy")).isEmpty)
    _ = try host.get(.text("nothing"))
    try host.get(.text("Beside")).tap()
    _ = try host.get(.text("beside"))
  }

  @Test func aToggleInIt() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).tap()
    try host.get(.role(.toggle, name: "Wrap lines")).tap()
    _ = try host.get(.text("wrapped"))
  }

  @Test func aMenuInIt() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).tap()
    let more = try host.get(.role(.button, name: "More"))
    try more.tap()
    let print = try host.get(.text("Print"))
    #expect(print.frame.minX > more.frame.maxX - 20)
    try print.tap()
    _ = try host.get(.text("printed"))
    #expect(host.all(.text("Copy")).isEmpty)
    #expect(host.all(.text("Print")).isEmpty)
  }

  @Test func arrowKeysAndReturn() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).key(.space)
    func press(_ key: KeyEquivalent) throws {
      host.graph.events.key(key)
      try host.update()
    }
    try press(.downArrow)
    try press(.downArrow)
    try press(.return)
    _ = try host.get(.text("deleted"))
    #expect(host.all(.text("Copy")).isEmpty)
    try host.get(.role(.button, name: "Options")).tap()
    try press(.escape)
    #expect(host.all(.text("Copy")).isEmpty)
  }

  @Test func aPrimaryActionIsForTaps() throws {
    var log: [String] = []
    let host = ViewHost(
      Menu("Add") {
        Button("Folder") { log.append("folder") }
      } primaryAction: {
        log.append("file")
      }, size: CGSize(width: 300, height: 300))
    let button = try host.get(.role(.button, name: "Add"))
    try button.tap()
    #expect(log == ["file"])
    try button.press(for: .seconds(0.7))
    try host.get(.text("Folder")).tap()
    #expect(log == ["file", "folder"])
  }

  @Test func aContextMenuOpensWhenHeldOrAtTheSecondButton() throws {
    var log: [String] = []
    let host = ViewHost(
      Text("Photo").padding().contextMenu {
        Button("Share") { log.append("share") }
      }, size: CGSize(width: 300, height: 300))
    let photo = try host.get(.text("Photo"))
    try photo.tap()
    #expect(host.all(.text("Share")).isEmpty)
    try photo.press(for: .seconds(0.6))
    try host.get(.text("Share")).tap()
    try photo.secondaryTap()
    try host.get(.text("Share")).tap()
    #expect(log == ["share", "share"])
  }

  @Test func itStaysInTheWindow() throws {
    let host = ViewHost(
      Menu("Low") {
        Button("One") {}
        Button("Two") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      size: CGSize(width: 200, height: 200))
    let button = try host.get(.text("Low"))
    try button.tap()
    let two = try host.get(.text("Two"))
    #expect(two.frame.maxY < button.frame.minY)
    #expect(two.frame.maxX < 200)
  }
}
