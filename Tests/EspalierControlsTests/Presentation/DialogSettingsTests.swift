// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Apple's reference: `dialogIcon(_:)`, `dialogSeverity(_:)` and `dialogSuppressionToggle(isSuppressed:)` change dialogs on macOS,
/// and have no effect elsewhere.
@MainActor
@Suite("The icon, the severity and the check box of dialogs")
struct DialogSettingsTests {
  private enum Kind: CaseIterable { case alert, confirmation, aboutData }

  private struct Screen: View {
    let kind: Kind
    let suppressesByName: Bool
    var severity = DialogSeverity.automatic
    var icon: Image?
    @State private var isPresented = true
    @State private var isSuppressed = false

    var body: some View {
      if suppressesByName {
        presenting.dialogSuppressionToggle("Never ask", isSuppressed: $isSuppressed)
      } else {
        presenting.dialogSuppressionToggle(isSuppressed: $isSuppressed)
      }
    }

    private var presenting: some View {
      VStack { presented(Text(isSuppressed ? "suppressed" : "asked")) }.dialogSeverity(severity).dialogIcon(icon)
    }

    @ViewBuilder private func presented(_ text: Text) -> some View {
      switch kind {
      case .alert: text.alert("Sure?", isPresented: $isPresented) { Button("Yes") {} }
      case .confirmation: text.confirmationDialog("Sure?", isPresented: $isPresented) { Button("Yes") {} }
      case .aboutData: text.alert("Sure?", isPresented: $isPresented, presenting: 1) { _ in Button("Yes") {} }
      }
    }
  }

  private let size = CGSize(width: 400, height: 500)

  @Test(
    "The box stands between the message and the buttons of a desktop's dialog, and changes its binding",
    arguments: Kind.allCases, [false, true])
  private func suppression(_ kind: Kind, _ isNamed: Bool) throws {
    let host = ViewHost(Screen(kind: kind, suppressesByName: isNamed), size: size)
    try host.settle()
    let box = try host.get(.label(isNamed ? "Never ask" : "Do not show this message again"))
    let (title, button) = try (host.get(.text("Sure?")).frame, host.get(.role(.button, name: "Yes")).frame)
    #expect(title.maxY < box.frame.minY && box.frame.maxY < button.minY)
    try box.tap()
    try host.get(.role(.button, name: "Yes")).tap()
    try host.settle()
    #expect(host.all(.text("suppressed")).count == 1 && host.all(.text("Sure?")).isEmpty)
  }

  @Test("A phone's dialog has neither", arguments: Kind.allCases)
  private func phone(_ kind: Kind) throws {
    let screen = Screen(
      kind: kind, suppressesByName: true, severity: .critical, icon: Image(systemName: "star.fill"))
    let host = ViewHost(screen, size: size, look: .phone)
    try host.settle()
    #expect(host.all(.label("Never ask")).isEmpty && host.all(.label("Warning")).isEmpty)
  }

  @Test("A critical dialog has the icon of a warning, in its height; an icon of the program replaces it")
  func icons() throws {
    func height(_ severity: DialogSeverity, _ icon: Image?) throws -> (CGFloat, warns: Bool) {
      let host = ViewHost(
        Screen(kind: .alert, suppressesByName: true, severity: severity, icon: icon), size: size)
      try host.settle()
      let (title, button) = try (host.get(.text("Sure?")).frame, host.get(.role(.button, name: "Yes")).frame)
      return (title.maxY + button.maxY - size.height, !host.all(.label("Warning")).isEmpty)
    }
    let plain = try height(.standard, nil)
    let critical = try height(.critical, nil)
    let own = try height(.critical, Image(systemName: "star.fill"))
    #expect(!plain.warns && critical.warns && !own.warns)
    // The dialog is centred: what is added above moves the rest down.
    #expect(critical.0 > plain.0 + 40 && abs(own.0 - critical.0) < 0.5)
  }
}
