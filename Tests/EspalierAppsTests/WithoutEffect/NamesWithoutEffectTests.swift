// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Names for devices, services and decisions of desktops that Linux lacks: a program that uses them is shown as without them
/// (`docs/differences.md`, "Names without effect").
@MainActor
@Suite("Names without effect")
struct NamesWithoutEffectTests {
  private struct Plain: View {
    var body: some View {
      VStack {
        Text("Title")
        Button("Act") {}
        Image(systemName: "star")
      }
      .padding()
    }
  }

  private struct Decorated: View {
    @Namespace private var namespace
    var body: some View {
      VStack {
        Text("Title").textVariant(.sizeDependent).speechAdjustedPitch(0.5)
          .accessibilityLinkedGroup(id: 1, in: namespace)
        Button("Act") {}.touchBarItemPrincipal().handGestureShortcut(.primaryAction).springLoadingBehavior(.enabled)
        Image(systemName: "star").symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
      }
      .padding()
      .focusSection()
      .touchBar { Button("Touch") {} }
      .onPencilDoubleTap { _ in }
      .onPencilSqueeze { phase in if case .ended(let value) = phase { _ = value.hoverPose?.location } }
      .accessibilityDirectTouch(options: .silentOnTouch)
      .exportableToServices(["text"])
      .importableFromServices(for: String.self) { _ in true }
      .searchToolbarBehavior(.minimize)
      .searchDictationBehavior(.inline(activation: .onSelect))
      .windowResizeAnchor(.top)
      .allowsWindowActivationEvents()
      .windowToolbarFullScreenVisibility(.onHover)
      .presentationPreventsAppTermination(false)
      .dialogPreventsAppTermination(true)
      .materialActiveAppearance(.active)
      .scrollInputBehavior(.disabled, for: .handGestureShortcut)
      .writingToolsAffordanceVisibility(.hidden)
      .paletteSelectionEffect(.symbolVariant(.slash))
      .listRowHoverEffectDisabled()
      .typeSelectEquivalent("Title")
      .assistiveAccessNavigationIcon(systemImage: "star")
      .defaultAdaptableTabBarPlacement(.sidebar)
      .documentBrowserContextMenu { _ in Button("Menu") {} }
    }
  }

  @Test("A view with the modifiers is drawn and read as without them", arguments: [Look.desktop, .phone])
  func views(_ look: Look) throws {
    func shown(_ view: some View) throws -> (Data, String) {
      let host = ViewHost(view, size: CGSize(width: 200, height: 150), look: look)
      return try (host.png(), host.dump(.accessibility))
    }
    let (plain, decorated) = try (shown(Plain()), shown(Decorated()))
    #expect(plain.0 == decorated.0)
    #expect(plain.1 == decorated.1)
  }

  private struct Stored: View {
    @Environment(\.springLoadingBehavior) private var spring
    @Environment(\.symbolColorRenderingMode) private var mode
    @Environment(\.materialActiveAppearance) private var appearance
    @Environment(\.toolbarLabelStyle) private var labels
    @Environment(\.preferredPencilDoubleTapAction) private var pencil
    var body: some View {
      Text(
        spring == .enabled && mode == .gradient && appearance == .inactive && labels == nil
          && pencil == .switchEraser ? "stored" : "lost")
    }
  }

  @Test("Values that a program may read are those that it has written") func values() {
    let host = ViewHost(
      Stored().springLoadingBehavior(.enabled).symbolColorRenderingMode(.gradient).materialActiveAppearance(.inactive)
    )
    #expect(host.all(.text("stored")).count == 1)
  }

  private struct Bars: View {
    var body: some View {
      NavigationStack {
        Text("Page").toolbar(id: "bar") {
          ToolbarItem(id: "there") { Button("There") {} }.customizationBehavior(.disabled)
          ToolbarItem(id: "hidden") { Button("Hidden") {} }.defaultCustomization(.hidden, options: .alwaysAvailable)
        }
      }
    }
  }

  @Test("An item that a user would have to add to a toolbar is left out", arguments: [Look.desktop, .phone])
  func toolbars(_ look: Look) {
    let host = ViewHost(Bars(), size: CGSize(width: 400, height: 300), look: look)
    #expect(host.all(.role(.button, name: "There")).count == 1)
    #expect(host.all(.role(.button, name: "Hidden")).isEmpty)
  }

  @Test("Light is added to a colour by stops; a colour with headroom has its components") func light() {
    let environment = EnvironmentValues()
    let gray = Color(.sRGBLinear, red: 0.2, green: 0.1, blue: 0.05)
    let brighter = gray.exposureAdjust(1).resolve(in: environment)
    #expect(abs(brighter.linearRed - 0.4) < 0.001 && abs(brighter.linearBlue - 0.1) < 0.001)
    var high = gray.headroom(2).resolveHDR(in: environment)
    #expect(abs(high.linearGreen - 0.1) < 0.001 && high.headroom == nil)
    high.opacity = 0.5
    #expect(high != gray.resolveHDR(in: environment))
  }
}
