// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import ViewTesting

@MainActor @Suite("An audit finds defects of a window") struct AuditTests {
  private static let size = CGSize(width: 300, height: 200)

  private func findings(_ rule: AuditRule, targetSize: CGFloat = 24, _ view: some View) -> [AuditFinding] {
    ViewHost(view, size: Self.size).audit([rule], targetSize: targetSize)
  }

  // MARK: - Names

  @Test func aButtonWithoutANameIsFound() {
    let found = findings(
      .name,
      Button {
      } label: {
        Color.red.frame(width: 40, height: 40)
      })
    #expect(found.map(\.element) == ["button"])
    #expect(found.first?.description.hasPrefix("name: button (") == true)
    #expect(
      findings(
        .name,
        Button {
        } label: {
          Color.red.frame(width: 40, height: 40)
        }.accessibilityLabel("Red")) == [])
    #expect(
      findings(
        .name,
        Button {
        } label: {
          Image(systemName: "trash")
        }) == [])
    #expect(findings(.name, Button("Delete") {}) == [])
  }

  @Test func aSliderWithoutATitleIsFound() {
    #expect(findings(.name, Slider(value: .constant(0.5))).map(\.element) == ["slider"])
    #expect(findings(.name, Slider(value: .constant(0.5)) { Text("Volume") }) == [])
  }

  // MARK: - Contrast

  /// The contrast of gray on white by the formula of WCAG: #767676 is the lightest gray of 4.5.
  @Test(arguments: [(0x76, false), (0x7A, true), (0xC0, true), (0x00, false)])
  func grayOnWhite(_ gray: Int, _ isFound: Bool) {
    let text = Text("Balance").foregroundStyle(Color(white: Double(gray) / 255)).padding().background(Color.white)
    let found = findings(.contrast, text)
    #expect(found.isEmpty != isFound, "\(found)")
  }

  @Test("Large and bold text needs a contrast of 3") func largeText() {
    func text(_ size: CGFloat, _ weight: Font.Weight) -> some View {
      Text("Balance").font(.system(size: size, weight: weight)).foregroundStyle(Color(white: 0x8A / 255.0))
        .padding().background(Color.white)
    }
    #expect(findings(.contrast, text(17, .regular)).count == 1)
    #expect(findings(.contrast, text(24, .regular)).isEmpty)
    #expect(findings(.contrast, text(19, .bold)).isEmpty)
    #expect(findings(.contrast, text(18, .bold)).count == 1)
  }

  @Test("The colour is the one that is drawn: with opacities, over pictures and gradients") func drawnColours() {
    let faint = Text("Balance").foregroundStyle(.black).opacity(0.4).padding().background(Color.white)
    #expect(findings(.contrast, faint).count == 1)
    let onDark = Text("Balance").foregroundStyle(.white).padding().background(
      LinearGradient(colors: [.black, .gray], startPoint: .leading, endPoint: .trailing))
    #expect(findings(.contrast, onDark).isEmpty)
    let onLight = Text("Balance").foregroundStyle(.white).padding().background(
      LinearGradient(colors: [.white, .yellow], startPoint: .leading, endPoint: .trailing))
    #expect(findings(.contrast, onLight).count == 1)
  }

  @Test func aCoveredOrDisabledTextNeedsNoContrast() {
    let faint = Text("Balance").foregroundStyle(Color(white: 0.9))
    #expect(findings(.contrast, faint.background(Color.white)).count == 1)
    #expect(
      findings(
        .contrast,
        ZStack {
          faint; Color.blue
        }
      ).isEmpty)
    #expect(findings(.contrast, Button("Send") {}.disabled(true)).isEmpty)
  }

  @Test(arguments: [(0.0, 0.0, 1.0), (1, 0, 21), (0.5, 0.5, 1)]) func ratios(_ a: Double, _ b: Double, _ ratio: Double)
  {
    #expect(abs(TextContrast.ratio(a, b) - ratio) < 1e-9)
  }

  // MARK: - Targets

  private func small(_ name: String, _ size: CGFloat) -> some View {
    Button {
    } label: {
      Color.red.frame(width: size, height: size)
    }.buttonStyle(.plain).accessibilityLabel(name)
  }

  @Test("A small target beside another one is found; with space around it is none") func smallTargets() {
    let close = HStack(spacing: 0) {
      small("A", 16); small("B", 16)
    }
    #expect(findings(.target, close).map(\.element) == ["button \"A\"", "button \"B\""])
    #expect(
      findings(
        .target,
        HStack(spacing: 30) {
          small("A", 16); small("B", 16)
        }
      ).isEmpty)
    #expect(
      findings(
        .target,
        HStack(spacing: 0) {
          small("A", 24); small("B", 24)
        }
      ).isEmpty)
  }

  @Test(
    "Small targets are a defect if circles of 24 points about their centres meet",
    arguments: [(4.0, 2), (7, 2), (8, 0), (9, 0)])
  func circlesOfSmallTargets(_ spacing: CGFloat, _ count: Int) {
    let pair = HStack(spacing: spacing) {
      small("A", 16); small("B", 16)
    }
    #expect(findings(.target, pair).count == count)
  }

  @Test func phonesNeedLargerTargets() {
    #expect(findings(.target, targetSize: 44, small("A", 30)).count == 1)
    #expect(findings(.target, targetSize: 44, small("A", 44)).isEmpty)
  }

  @Test("The touched area counts, not the drawn one") func touchedArea() {
    let wide = Button {
    } label: {
      Color.red.frame(width: 10, height: 10).padding(10).contentShape(Rectangle())
    }
    .buttonStyle(.plain).accessibilityLabel("A")
    #expect(
      findings(
        .target,
        HStack(spacing: 0) {
          wide; wide
        }
      ).isEmpty)
  }

  // MARK: - Truncation

  @Test func textThatIsLeftOutIsFound() {
    let long = Text("A long text that needs more than one line of this window, and more").lineLimit(1)
    let found = findings(.truncation, long)
    #expect(found.count == 1 && found[0].element.hasPrefix("text \"A long text"))
    #expect(findings(.truncation, Text("Short").lineLimit(1)).isEmpty)
    #expect(findings(.truncation, long.frame(width: 50, height: 10).hidden()).isEmpty)
  }

  // MARK: - Keyboard

  @Test func aControlThatTakesNoKeysIsFound() {
    let tapped = Color.red.frame(width: 40, height: 40).onTapGesture {}.accessibilityLabel("Red")
      .accessibilityAddTraits(.isButton)
    #expect(findings(.keyboard, tapped).map(\.element) == ["button \"Red\""])
    #expect(
      findings(
        .keyboard,
        VStack {
          Button("A") {}; TextField("B", text: .constant("")); Toggle("C", isOn: .constant(true))
        }
      ).isEmpty)
    #expect(findings(.keyboard, Button("A") {}.disabled(true)).isEmpty)
  }

  // MARK: - Tests of users

  @Test func aFailureListsFindingsAndUnusedSuppressions() throws {
    let host = ViewHost(Slider(value: .constant(0.5)), size: Self.size)
    let failure = #expect(throws: AuditFailure.self) {
      try host.requireAudit(except: [AuditSuppression(.name, "toggle", reason: "old")])
    }
    #expect(failure?.findings.map(\.rule) == [.name])
    #expect(failure?.description.hasSuffix("unused: no finding of the rule name has an element \"toggle\".") == true)
    try host.requireAudit(except: [AuditSuppression(.name, "slider", reason: "the row has the name")])
    try host.requireAudit([.contrast])
  }
}
