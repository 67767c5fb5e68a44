// SPDX-License-Identifier: MIT

import EspalierPictures
import EspalierTestSupport
import Foundation
import Glibc
import Testing

@testable import EspalierPreviewChannel
@testable import EspalierPreviews

@Suite("Messages of other processes are read within bounds")
struct MessageReaderTests {
  private static func bytes(length: UInt32, _ body: String) -> Data {
    withUnsafeBytes(of: length) { Data($0) } + Data(body.utf8)
  }

  @Test(arguments: [1, 3, 1000]) func messagesInPiecesOfAnyLengthArriveInOrder(_ piece: Int) throws {
    var rest = Data()
    for number in 0..<20 { rest += try #require(MessageReader.bytes(of: .pong(number))) }
    var reader = MessageReader()
    var numbers: [Int] = []
    while !rest.isEmpty {
      for case .pong(let number) in try reader.read(Data(rest.prefix(piece))) { numbers.append(number) }
      rest = rest.dropFirst(piece)
    }
    #expect(numbers == Array(0..<20))
  }

  @Test func whatIsNoMessageIsLeftOut() throws {
    var reader = MessageReader()
    let deep = String(repeating: "[", count: 100_000)
    let bytes =
      Self.bytes(length: 0, "") + Self.bytes(length: 2, "{}") + Self.bytes(length: 100_000, deep)
      + (MessageReader.bytes(of: .pong(1)) ?? Data())
    #expect(try reader.read(bytes).count == 1)
  }

  @Test func aLengthBeyondItsBoundAllocatesNothing() throws {
    var reader = MessageReader()
    let error = #expect(throws: MessageReader.TooLong.self) { try reader.read(Self.bytes(length: .max, "")) }
    #expect(
      error?.description
        == "a message of another process has 4294967295 bytes, more than 67108864: the connection is closed")
  }

  @Test func aChannelClosesWhereALengthIsBeyondItsBound() async throws {
    let (own, other) = try MessageChannel.pair()
    defer { close(other) }
    await confirmation { ended in
      await withCheckedContinuation { continuation in
        own.start({ _ in }, ended: { continuation.resume() })
        var length = UInt32.max
        send(other, &length, 4, Int32(MSG_NOSIGNAL))
      }
      ended()
    }
    var byte: UInt8 = 0
    #expect(recv(other, &byte, 1, 0) == 0)
  }

  @Test func numbersBecomeTheNearestWithinTheirBounds() throws {
    let point = CGPoint(x: 1e308, y: -1e308)
    let stage = PreviewStage(
      preview: "A", look: .phone, isDark: true, size: CGSize(width: Double.nan, height: 1e308), scale: -Double.infinity)
    let messages: [PreviewMessage] = [
      .stages(version: .max, [stage]),
      .event(version: .min, stage: "", .scroll(CGSize(width: 1e308, height: 0), at: point)),
      .previews([PreviewListing(name: "A", layout: .fixed(width: .infinity, height: -.infinity))]),
    ]
    var reader = MessageReader()
    let read = try reader.read(messages.reduce(Data()) { try $0 + #require(MessageReader.bytes(of: $1)) })
    guard read.count == 3, case .stages(.max, let stages) = read[0], case .event(.min, _, let event) = read[1],
      case .previews(let previews) = read[2]
    else {
      Issue.record("\(read)")
      return
    }
    #expect(stages.first?.size == CGSize(width: 1, height: 16384) && stages.first?.scale == 0.01)
    #expect(event == .scroll(CGSize(width: 16384, height: 0), at: CGPoint(x: 16384, y: -16384)))
    #expect(previews.first?.layout == .fixed(width: 16384, height: 1))
  }
}

@Suite("A picture of a worker is taken only from a file that has it")
struct SharedPictureTests {
  private func surface(_ path: String, offset: Int = 0, width: Int = 4, height: Int = 2) -> PixelSurface? {
    PixelSurface(
      PreviewFrame(stage: "", path: path, offset: offset, width: width, height: height, scale: 1, scrolls: false))
  }

  @Test func sizesOffsetsAndFiles() throws {
    let folder = TemporaryFolder()
    let file = folder.place("picture").path
    try Data(repeating: 255, count: 64).write(to: URL(fileURLWithPath: file))
    #expect(surface(file, offset: 32)?.pixel(x: 3, y: 1) == 0xFFFF_FFFF)
    for offset in [33, 64, -1, .min, .max] { #expect(surface(file, offset: offset) == nil, "\(offset)") }
    for (width, height) in [
      (0, 2), (-4, -2), (.max, .max), (.min, .min), (.max, 2), (1 << 40, 1 << 40), (100_000, 1000), (4, 5),
    ] {
      #expect(surface(file, width: width, height: height) == nil, "\(width) × \(height)")
    }
    let pipe = folder.place("pipe").path
    mkfifo(pipe, 0o600)
    let link = folder.place("link").path
    symlink(file, link)
    for path in [pipe, link, folder.path, folder.path + "/none", "/dev/zero", ""] {
      #expect(surface(path) == nil, "\(path)")
    }
  }
}
