// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

/// Colours and images as what is dragged and copied.
@MainActor
@Suite struct TransferredViewTests {
  /// A value's bytes, as another program gets them.
  private func sent<Item: Transferable>(_ item: Item) -> NSItemProvider {
    let (source, target) = (NSItemProvider(transferring: item), NSItemProvider())
    for form in source.representations { target.register(form.type, form.load) }
    return target
  }

  private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

  @Test("a colour goes to another program and back, with its opacity, to a part in 65535")
  func color() async throws {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    let back = resolved(try await sent(color).load(Color.self))
    for (a, b) in [(back.red, 0.2), (back.green, 0.4), (back.blue, 0.6), (back.opacity, 0.5)] {
      #expect(abs(Double(a) - b) < 1 / 65535)
    }
    let provider = NSItemProvider(transferring: color)
    let type = try #require(provider.representations.first?.type)
    #expect(type.preferredMIMEType == "application/x-color")
    let bytes = try #require(try await provider.representations.first?.load())
    #expect(bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) } == [13107, 26214, 39321, 32768])
  }

  @Test("a colour of the environment is sent as in light surroundings; other data are no colour")
  func systemColor() async throws {
    let back = try await sent(Color.blue).load(Color.self)
    #expect(back.description == Color(resolved(.blue)).description)
    let provider = NSItemProvider()
    provider.register(try #require(UTType(mimeType: "application/x-color"))) { Data([1, 2, 3]) }
    await #expect(throws: (any Error).self) { try await provider.load(Color.self) }
  }

  @Test("a colour is dragged onto a view that takes colours")
  func dragged() throws {
    let log = Log()
    let host = ViewHost(
      HStack {
        Text("Source").draggable(Color(red: 1, green: 0, blue: 0))
        Text("Target").frame(width: 100, height: 40).dropDestination(for: Color.self) { colors, _ in
          log.lines += colors.map(\.description)
          return true
        }
      }, size: CGSize(width: 300, height: 100))
    try host.get(.text("Source")).drag(to: host.get(.text("Target")))
    #expect(log.lines == ["#FF0000FF"])
  }

  @Test("an image is sent as PNG, turned as it is looked at, and read back with its pixels")
  func image() async throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 128]
    let picture = try #require(CGImage(rgba: pixels, width: 2, height: 1))
    for (orientation, size) in [
      (Image.Orientation.up, CGSize(width: 2, height: 1)), (.right, CGSize(width: 1, height: 2)),
    ] {
      let provider = sent(Image(decorative: picture, scale: 1, orientation: orientation))
      #expect(provider.registeredTypeIdentifiers == ["public.png"])
      let back = try await provider.load(Image.self)
      #expect(ViewHost(back).size == size)
    }
    let host = ViewHost(try await sent(Image(decorative: picture, scale: 1)).load(Image.self))
    let drawn = try #require(
      ImageRenderer(content: try await sent(Image(decorative: picture, scale: 1)).load(Image.self)).cgImage)
    #expect(host.size == CGSize(width: 2, height: 1))
    #expect(Array(drawn.data.prefix(4)) == [255, 0, 0, 255])
  }

  @Test("a picture that is not there has no bytes, and text is no image")
  func missing() async throws {
    await #expect(throws: (any Error).self) { try await sent(Image("no such picture")).load(Image.self) }
    let provider = NSItemProvider()
    provider.register(.png) { Data("words".utf8) }
    await #expect(throws: (any Error).self) { try await provider.load(Image.self) }
  }
}
