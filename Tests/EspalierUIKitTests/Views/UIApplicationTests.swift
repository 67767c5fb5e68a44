// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierPrimitives
import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("UIApplication", .serialized)
struct UIApplicationTests {
  @Test("A program without windows has one scene in front") func programWithoutWindowsOne() {
    #expect(UIApplication.shared.connectedScenes.count == 1)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.activationState == .foregroundActive)
    #expect(scene?.windows.first?.rootViewController != nil)
    #expect(UIApplication.shared.connectedScenes.first === scene)
  }

  @Test("No program opens an unknown scheme, and none sets another icon") func noProgramOpensUnknown() async {
    #expect(!UIApplication.shared.canOpenURL(URL(string: "no-such-scheme:x")!))
    #expect(UIApplication.shared.canOpenURL(URL(string: UIApplication.openSettingsURLString)!))
    #expect(!UIApplication.shared.supportsAlternateIcons)
    await #expect(throws: (any Error).self) { try await UIApplication.shared.setAlternateIconName("Dark") }
  }

  @Test("The screen has the size of the window whose body reads it") func screenSizeWindowWhose() throws {
    struct Measured: View {
      var body: some View { Text(verbatim: "\(Int(UIScreen.main.bounds.width))") }
    }
    let host = ViewHost(Measured(), size: CGSize(width: 321, height: 200))
    _ = try host.get(.text("321"))
  }

  @Test("The device is that of the look") func deviceLook() throws {
    struct Device: View {
      var body: some View { Text(verbatim: UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "mac") }
    }
    _ = try ViewHost(Device(), size: CGSize(width: 300, height: 200), look: .phone).get(.text("phone"))
    _ = try ViewHost(Device(), size: CGSize(width: 300, height: 200)).get(.text("mac"))
  }

  @Test("An action ends the keyboard's focus") func actionEndsKeyboardS() throws {
    struct Field: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Text(verbatim: isFocused ? "focused" : "free")
        }
      }
    }
    let host = ViewHost(Field(), size: CGSize(width: 300, height: 200))
    try host.get(.text("Name")).tap()
    _ = try host.get(.text("focused"))
    let selector = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(selector, to: nil, from: nil, for: nil))
    try host.update()
    _ = try host.get(.text("free"))
  }

  @Test("The clipboard keeps texts, addresses and pictures") func clipboardKeepsTextsAddresses() throws {
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.string == "copied")
    #expect(UIPasteboard.general.hasStrings)
    UIPasteboard.general.url = URL(string: "https://example.org")
    #expect(UIPasteboard.general.url == URL(string: "https://example.org"))
    UIPasteboard.general.image = UIImage(systemName: "star")
    #expect(UIPasteboard.general.hasImages)
    #expect(!UIPasteboard.general.contains(pasteboardTypes: ["public.plain-text"]))
  }
}
