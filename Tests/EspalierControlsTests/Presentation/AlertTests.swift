// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Failure: LocalizedError {
  var errorDescription: String? { "It broke" }
}

@MainActor @Suite struct AlertTests {
  private let size = CGSize(width: 400, height: 800)

  /// Presents at once, and shows whether it still does.
  private struct Screen<Dialog: View>: View {
    @State private var isPresented = true
    let dialog: (Text, Binding<Bool>) -> Dialog
    var body: some View { dialog(Text(isPresented ? "open" : "closed"), $isPresented) }
  }

  @Test func aButtonClosesTheAlertAndThenActs() throws {
    let log = Log()
    let host = ViewHost(
      Screen { text, isPresented in
        text.alert("Delete?", isPresented: isPresented) {
          Button("Delete", role: .destructive) { log.lines.append("delete \(isPresented.wrappedValue)") }
          Button("Keep", role: .cancel) { log.lines.append("keep") }
        } message: {
          Text("It is gone then.")
        }
      }, size: size)
    #expect(host.all(.text("Delete?")).count == 1 && host.all(.text("It is gone then.")).count == 1)
    #expect(host.all(.text("OK")).isEmpty)
    try host.get(.role(.button, name: "Delete")).tap()
    try host.settle()
    #expect(log.lines == ["delete false"])
    #expect(host.all(.text("Delete?")).isEmpty && host.all(.text("closed")).count == 1)
  }

  @Test("On a desktop what Return performs is prominent, and what destroys is red; other buttons are gray")
  func backgrounds() throws {
    func host(_ actions: some View, _ look: Look = .desktop) throws -> ViewHost<some View> {
      let host = ViewHost(
        Screen { text, isPresented in text.alert("Sure?", isPresented: isPresented) { actions } }, size: size,
        look: look)
      try host.settle()
      return host
    }
    func isOn(_ color: Color, _ name: String, _ host: ViewHost<some View>) throws -> Bool {
      let text = try host.get(.text(name)).frame
      return host.fill(color)?.rect.contains(CGPoint(x: text.midX, y: text.midY)) ?? false
    }
    let cancel = Button("Cancel", role: .cancel) {}
    let saving = Group {
      Button("Save") {}
      cancel
    }
    #expect(try isOn(.blue, "Save", host(saving)))
    #expect(try host(saving, .phone).fill(.blue) == nil)
    #expect(try isOn(.blue, "OK", host(EmptyView())))
    let destroying = try host(
      Group {
        Button("Delete", role: .destructive) {}
        cancel
      })
    #expect(destroying.fill(.blue) == nil)
    #expect(try isOn(.red, "Delete", destroying))
    let several = Group {
      Button("One") {}
      Button("Two") {}.keyboardShortcut(.defaultAction)
      cancel
    }
    #expect(try isOn(.blue, "Two", host(several)))
  }

  @Test func twoShortButtonsStandBesideEachOtherAndCancelFirst() throws {
    let host = ViewHost(
      Screen { text, isPresented in
        text.alert("Sure?", isPresented: isPresented) {
          Button("Yes") {}
          Button("No", role: .cancel) {}
        }
      }, size: size)
    let (yes, no) = (try host.get(.role(.button, name: "Yes")).frame, try host.get(.role(.button, name: "No")).frame)
    #expect(yes.midY == no.midY && no.maxX < yes.minX)
  }

  @Test func moreButtonsStandBelowEachOtherAndCancelLast() throws {
    let host = ViewHost(
      Screen { text, isPresented in
        text.alert("Sure?", isPresented: isPresented) {
          Button("No", role: .cancel) {}
          Button("Yes") {}
          Button("Always") {}
        }
      }, size: size)
    let tops = try ["Yes", "Always", "No"].map { try host.get(.role(.button, name: $0)).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test func anAlertWithoutButtonsHasOne() throws {
    let host = ViewHost(
      Screen { text, isPresented in text.alert("Done", isPresented: isPresented) {} }, size: size)
    try host.get(.role(.button, name: "OK")).tap()
    #expect(host.all(.text("closed")).count == 1)
  }

  @Test func aTapBesideAnAlertDoesNothing() throws {
    let host = ViewHost(
      Screen { text, isPresented in
        VStack {
          text
          Spacer()
        }
        .alert("Done", isPresented: isPresented) {}
      }, size: size)
    try host.get(.text("open")).tap()
    #expect(host.all(.text("open")).count == 1)
  }

  @Test func anAlertAboutAValueAndAnError() throws {
    let about = ViewHost(
      Screen { text, isPresented in
        text.alert("Rename", isPresented: isPresented, presenting: "file") { name in
          Button("Rename \(name)") {}
        } message: { name in
          Text("about \(name)")
        }
      }, size: size)
    #expect(about.all(.text("Rename file")).count == 1 && about.all(.text("about file")).count == 1)
    let error: Failure? = Failure()
    let failed = ViewHost(
      Screen { text, isPresented in text.alert(isPresented: isPresented, error: error) { Button("Retry") {} } },
      size: size)
    #expect(failed.all(.text("It broke")).count == 1)
    let none: Failure? = nil
    let fine = ViewHost(
      Screen { text, isPresented in text.alert(isPresented: isPresented, error: none) { Button("Retry") {} } },
      size: size)
    #expect(fine.all(.text("Retry")).isEmpty)
  }

  @Test func theAlertOf2019() throws {
    let log = Log()
    let host = ViewHost(
      Screen { text, isPresented in
        text.alert(isPresented: isPresented) {
          Alert(
            title: Text("Delete?"), message: Text("Gone then."),
            primaryButton: .destructive(Text("Delete")) { log.lines.append("delete") }, secondaryButton: .cancel())
        }
      }, size: size)
    #expect(host.all(.text("Gone then.")).count == 1 && host.all(.text("Cancel")).count == 1)
    try host.get(.text("Delete")).tap()
    try host.settle()
    #expect(log.lines == ["delete"] && host.all(.text("Gone then.")).isEmpty)
  }

  @Test func aDialogHasAWayOut() throws {
    let log = Log()
    let host = ViewHost(
      Screen { text, isPresented in
        text.confirmationDialog("Sort", isPresented: isPresented, titleVisibility: .visible) {
          Button("By name") { log.lines.append("name") }
          Button("By date") {}
        }
      }, size: size)
    #expect(host.all(.text("Sort")).count == 1)
    let frames = try ["By name", "By date", "Cancel"].map { try host.get(.role(.button, name: $0)).frame }
    #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
    #expect(abs((frames[0].minY + frames[2].maxY) / 2 - size.height / 2) < 60)
    try host.get(.text("By name")).tap()
    #expect(log.lines == ["name"] && host.all(.text("closed")).count == 1)
  }

  @Test func aDialogWithItsOwnWayOutHasNoOther() throws {
    let host = ViewHost(
      Screen { text, isPresented in
        text.confirmationDialog("Sort", isPresented: isPresented) {
          Button("By name") {}
          Button("Never mind", role: .cancel) {}
        }
      }, size: size)
    #expect(host.all(.text("Cancel")).isEmpty)
    try host.get(.text("Never mind")).tap()
    #expect(host.all(.text("closed")).count == 1)
  }

  @Test("A confirmation has its title on a desktop, and not on a phone, unless something else is requested")
  func titles() throws {
    func shows(_ visibility: Visibility, _ look: Look) -> Bool {
      let host = ViewHost(
        Screen { text, isPresented in
          text.confirmationDialog("Sort", isPresented: isPresented, titleVisibility: visibility) {
            Button("By name") {}
          }
        }, size: size, look: look)
      return !host.all(.text("Sort")).isEmpty
    }
    #expect(shows(.automatic, .desktop) && !shows(.automatic, .phone))
    for look in [Look.desktop, .phone] { #expect(shows(.visible, look) && !shows(.hidden, look)) }
  }

  @Test func theActionSheetOf2019() throws {
    let log = Log()
    let host = ViewHost(
      Screen { text, isPresented in
        text.actionSheet(isPresented: isPresented) {
          ActionSheet(
            title: Text("Sort"), buttons: [.default(Text("By name")) { log.lines.append("name") }, .cancel()])
        }
      }, size: size)
    #expect(host.all(.text("Cancel")).count == 1 && host.all(.text("Sort")).count == 1)
    try host.get(.text("By name")).tap()
    #expect(log.lines == ["name"])
  }
}
