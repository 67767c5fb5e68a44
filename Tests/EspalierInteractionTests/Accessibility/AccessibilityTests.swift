// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct AccessibilityTests {
  @Test func modifiersSayWhatThingsAreCalled() throws {
    let host = ViewHost(
      VStack {
        Text("X").accessibilityLabel("Close").accessibilityHint("Closes the window")
        Circle().frame(width: 10, height: 10).accessibilityLabel("Status").accessibilityValue("Good")
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Tap").accessibilityIdentifier("id").accessibilityLabel("Named")
        Text("Secret").accessibilityHidden(true)
      })
    #expect(try host.get(.label("Close")).text == "X")
    #expect(try host.get(.label("Status")).value == "Good")
    #expect(try host.get(.label("Status")).frame.size == CGSize(width: 10, height: 10))
    #expect(try host.get(.text("Title")).role == .heading)
    #expect(try host.get(.label("Named")).role == .text)
    #expect(try host.get(.identifier("id")).label == "Named")
    #expect(host.all(.label("Secret")).isEmpty)
    #expect(host.all(.text("Secret")).count == 1)
  }

  @Test func traitsComeAndGo() throws {
    let host = ViewHost(Text("A").accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isHeader))
    #expect(try host.get(.text("A")).role == .button)
  }

  @Test(arguments: [AccessibilityChildBehavior.ignore, .combine, .contain])
  func aViewBecomesOneElement(_ behavior: AccessibilityChildBehavior) throws {
    let pair = HStack {
      Text("A")
      Text("B")
    }
    let host = ViewHost(pair.accessibilityElement(children: behavior).accessibilityIdentifier("pair"))
    #expect(host.all(.label("A")).count == (behavior == .contain ? 1 : 0))
    #expect(host.all(.text("A")).count == 1)
    #expect(try host.get(.identifier("pair")).label == (behavior == .combine ? "A, B" : nil))
  }

  @Test("A combined element says the labels and values of what is not hidden in it")
  func combining() throws {
    let host = ViewHost(
      VStack {
        HStack {
          Text("A").accessibilityHidden(true)
          Text("B").accessibilityIdentifier("inside")
          HStack { Text("C").accessibilityHidden(true) }.accessibilityElement(children: .contain)
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("hidden")
        HStack {
          Text("Volume").accessibilityValue("9")
          Text("Balance").accessibilityValue("left").accessibilityIdentifier("inside")
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("values")
      })
    #expect(try host.get(.identifier("hidden")).label == "B")
    #expect(host.all(.text("A")).count == 1)
    #expect(try host.get(.identifier("values")).label == "Volume, Balance")
    #expect(try host.get(.identifier("values")).value == "9, left")
  }

  @Test("I24: disabled views are disabled for screen readers")
  func disabledViewsSaySo() throws {
    let host = ViewHost(
      HStack {
        Text("On")
        Text("Off").disabled(true)
      })
    #expect(try host.get(.text("On")).isEnabled)
    #expect(try !host.get(.text("Off")).isEnabled)
  }
}
