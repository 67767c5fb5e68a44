// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

@testable import EspalierPictures

@Suite("Symbols")
struct SymbolTests {
  private let style = SymbolStyle(size: 17, weight: 400)

  @Test("every name of the table draws something, as a line and filled")
  func everyNameDraws() throws {
    #expect(SymbolLibrary.drawnNames.count >= 1100)
    for name in SymbolLibrary.drawnNames {
      for name in [name, name + ".fill", name + ".circle", name + ".square.fill", name + ".slash"] {
        let picture = SymbolLibrary.shared.picture(named: name, style: style)
        #expect(!picture.isPlaceholder, "\(name)")
        #expect(picture.size.width > 0 && picture.size.height > 0, "\(name)")
      }
      let picture = SymbolLibrary.shared.picture(named: name, style: style)
      let surface = try #require(picture.surface(width: 24, height: 24, layer: nil))
      #expect(!surface.isBlank, "\(name)")
    }
  }

  @Test(
    "names that real programs use",
    arguments: [
      "lasso", "crop", "rotate.left", "rotate.right", "photo.on.rectangle.angled", "memories", "timelapse", "scribble",
      "pencil.tip", "inset.filled.rectangle", "sidebar.squares.left", "lasso.badge.sparkles", "uiwindow.split.2x1",
      "chevron.right", "xmark", "magnifyingglass", "plus", "xmark.circle.fill", "trash", "play.fill",
      "person.circle.fill", "star.fill", "lock.open.rotation", "house.fill", "square.stack.fill",
      "plus.square.on.square",
      "info.circle", "line.horizontal.3.decrease.circle", "42.circle", "checkmark.seal.fill", "bell.badge",
      "rectangle.fill.on.rectangle.angled.fill", "person.crop.circle.badge.plus", "exclamationmark.triangle.fill",
      "arrow.up.circle.fill", "1.circle", "a.square.fill", "speaker.slash.fill", "wifi.slash", "mic.slash",
      "folder.badge.plus", "doc.badge.plus", "calendar.badge.plus", "heart.slash.circle", "moon.stars.fill",
      "exclamationmark.icloud.fill", "checkmark.shield", "questionmark.circle", "arrow.clockwise.circle", "x.circle",
      "person.fill.badge.plus", "bubble.left.and.bubble.right.fill", "square.and.arrow.up.fill", "gearshape.2.fill",
      "sun.max.fill", "cloud.rain.fill", "battery.100", "ellipsis.circle.fill", "eye.slash.fill", "hand.thumbsup.fill",
      "slash.circle", "slash.circle.fill", "arrow.2.squarepath", "box.truck", "box.truck.fill",
      "list.bullet.below.rectangle",
    ])
  func known(_ name: String) { #expect(SymbolLibrary.shared.contains(name), "\(name)") }

  /// Names from 1,859 that 131 public repositories of SwiftUI code use; those left out are trade marks.
  @Test(
    "names that public programs use most, by family",
    arguments: [
      "note.text note.text.badge.plus pencil.line pencil.and.scribble text.page text.badge.xmark character.textbox",
      "goforward.10 goforward.15 gobackward.30 pip.enter pip.exit eject captions.bubble movieclapper film.stack",
      "microphone microphone.fill microphone.slash hand.thumbsdown.fill hand.draw hand.wave.fill figure.hiking smiley",
      "list.bullet.clipboard.fill doc.viewfinder text.viewfinder exclamationmark.magnifyingglass lock.doc receipt",
      "wifi.exclamationmark macbook.and.iphone flashlight.off.fill appletv pc sensor light.max fan network",
      "cloud.sun.rain.fill cloud.sun.bolt thermometer.sun sun.haze snow aqi.medium moonphase.last.quarter zzz",
      "play.rectangle.on.rectangle play.square.stack.fill person.crop.rectangle.stack sparkles.rectangle.stack",
      "questionmark.app.dashed app.dashed questionmark.square.dashed arrow.down.circle.dotted circle.dashed.inset.fill",
      "circle.lefthalf.fill shield.lefthalf.filled star.leadinghalf.filled hourglass.bottomhalf.filled",
      "square.righthalf.fill rectangle.bottomthird.inset.filled inset.filled.leadinghalf.rectangle tv.inset.filled",
      "eye.trianglebadge.exclamationmark person.badge.shield.checkmark network.badge.shield.half.filled",
      "folder.badge.person.crop externaldrive.badge.timemachine iphone.and.arrow.forward shippingbox.and.arrow.backward",
      "arrow.trianglehead.2.clockwise.rotate.90 arrow.up.forward.square sidebar.leading arrow.uturn.left nosign",
    ])
  func used(_ family: String) {
    for name in family.split(separator: " ").map(String.init) {
      #expect(SymbolLibrary.shared.contains(name), "\(name)")
    }
  }

  @Test("half of a symbol is filled: its ink is between that of the outline and of the filled symbol")
  func halves() throws {
    func ink(_ name: String, from: Int, to: Int) throws -> Int {
      let picture = SymbolLibrary.shared.picture(named: name, style: SymbolStyle(size: 40, weight: 400))
      let surface = try #require(picture.surface(width: 48, height: 48, layer: nil))
      var sum = 0
      for y in 0..<48 { for x in from..<to { sum += Int(surface.pixel(x: x, y: y) >> 24) } }
      return sum
    }
    for name in ["circle", "square", "shield"] {
      let half = name + ".lefthalf.filled"
      #expect(try ink(half, from: 0, to: 23) == ink(name + ".fill", from: 0, to: 23), "\(name)")
      #expect(try ink(half, from: 26, to: 48) == ink(name, from: 26, to: 48), "\(name)")
    }
  }

  @Test("a frame stays a line when the name says fill; another holder is filled")
  func holders() throws {
    func alpha(_ name: String) throws -> UInt32 {
      let picture = SymbolLibrary.shared.picture(named: name, style: SymbolStyle(size: 40, weight: 400))
      let surface = try #require(picture.surface(width: 48, height: 48, layer: nil))
      return surface.pixel(x: 40, y: 12) >> 24
    }
    func ink(_ name: String) throws -> UInt32 {
      let picture = SymbolLibrary.shared.picture(named: name, style: SymbolStyle(size: 40, weight: 400))
      let surface = try #require(picture.surface(width: 48, height: 48, layer: nil))
      return (0..<48).reduce(0) { sum, y in (0..<48).reduce(sum) { $0 + surface.pixel(x: $1, y: y) >> 24 } }
    }
    // The person in it is filled, and no more.
    let (lines, filled) = (try ink("person.viewfinder"), try ink("person.viewfinder.fill"))
    #expect(filled > lines && filled < 2 * lines)
    #expect(try alpha("person.tv.fill") == 255 && alpha("person.tv") == 0)
  }

  @Test("long names of many ends are read in no time")
  func long() {
    let start = ContinuousClock.now
    for end in ["circle", "badge.circle", "forward", "and.arrow.up", "rectangle.on.rectangle", "lefthalf.filled"] {
      let name = String(String(repeating: "flux." + end + ".", count: 30).prefix(198))
      _ = SymbolLibrary.shared.contains(name)
      _ = SymbolLibrary.shared.contains(String(String(repeating: end + ".", count: 60).prefix(198)))
    }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(
    "names that mean nothing are unknown",
    arguments: [
      "", ".", "fill", "circle.", "flux.capacitor", "heart..fill", ".badge", String(repeating: "a.", count: 500),
    ])
  func unknown(_ name: String) {
    #expect(!SymbolLibrary.shared.contains(name))
    let picture = SymbolLibrary.shared.picture(named: name, style: style)
    #expect(picture.isPlaceholder)
    #expect(picture.surface(width: 20, height: 20, layer: nil)?.isBlank == false)
  }

  @Test("Apple's figures: a globe is 22 points wide in a large symbol beside body text, a bell 16.3 × 18 in bold text")
  func sizes() {
    // Without the margins: two units of the grid at each side, one above and below.
    func ink(_ name: String, _ style: SymbolStyle) -> CGSize {
      let size = SymbolLibrary.shared.picture(named: name, style: style).size
      let unit = 0.0546 * style.size
      return CGSize(width: size.width - 4 * unit, height: size.height - 2 * unit)
    }
    let globe = ink("globe", SymbolStyle(size: 17 * 1.28, weight: 400))
    #expect(abs(globe.width - 22) < 0.5 && abs(globe.height - 22) < 0.5)
    let bell = ink("bell.fill", SymbolStyle(size: 17, weight: 600))
    #expect(abs(bell.width - 16.3) < 0.5 && abs(bell.height - 18) < 0.5)
  }

  @Test("a heavier weight has more ink")
  func weights() throws {
    func ink(_ weight: Int) throws -> Int {
      let picture = SymbolLibrary.shared.picture(named: "heart", style: SymbolStyle(size: 40, weight: weight))
      let surface = try #require(picture.surface(width: 48, height: 48, layer: nil))
      var sum = 0
      for y in 0..<48 { for x in 0..<48 { sum += Int(surface.pixel(x: x, y: y) >> 24) } }
      return sum
    }
    let inks = try [100, 300, 400, 600, 900].map(ink)
    #expect(inks == inks.sorted() && Set(inks).count == inks.count)
  }

  @Test("filled within a circle, the glyph is cut out; its layers are by themselves")
  func layers() throws {
    let picture = SymbolLibrary.shared.picture(named: "plus.circle.fill", style: style)
    #expect(picture.layerCount == 2)
    let whole = try #require(picture.surface(width: 41, height: 41, layer: nil))
    let glyph = try #require(picture.surface(width: 41, height: 41, layer: 0))
    let disc = try #require(picture.surface(width: 41, height: 41, layer: 1))
    #expect(whole.pixel(x: 20, y: 20) >> 24 == 0)
    #expect(glyph.pixel(x: 20, y: 20) >> 24 == 255)
    #expect(disc.pixel(x: 20, y: 20) >> 24 == 0)
    #expect(disc.pixel(x: 20, y: 6) >> 24 == 255)
    #expect(glyph.pixel(x: 20, y: 6) >> 24 == 0)
  }

  @Test("a variable value lights parts up")
  func variable() throws {
    func ink(_ value: Double?) throws -> Int {
      let picture = SymbolLibrary.shared.picture(named: "cellularbars", style: style, value: value)
      let surface = try #require(picture.surface(width: 40, height: 40, layer: nil))
      var sum = 0
      for y in 0..<40 { for x in 0..<40 { sum += Int(surface.pixel(x: x, y: y) >> 24) } }
      return sum
    }
    let inks = try [0, 0.25, 0.5, 0.75, 1].map(ink)
    #expect(inks == inks.sorted() && Set(inks).count == inks.count)
    #expect(try ink(nil) == inks.last)
    #expect(try ink(.nan) == inks.first)
  }

  @Test("without the theme, symbols of the theme are blank and nothing fails")
  func missingTheme() {
    let icons = ThemeIcons(folders: [URL(fileURLWithPath: "/nowhere")])
    #expect(icons.picture("user-trash") == nil)
  }
}
