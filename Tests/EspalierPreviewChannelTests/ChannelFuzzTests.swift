// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierPreviewChannel
@testable import EspalierPreviews

/// Messages with random mutations, to the reader and on to the viewer's model, as a worker with damaged memory could send them.
@Suite("Any bytes of another process are messages, or none") struct ChannelFuzzTests {
  private static let stage = PreviewStage(
    preview: "Card", look: .desktop, isDark: false, size: CGSize(width: 20, height: 10), scale: 2)
  private static let frame = PreviewFrame(
    stage: stage.id, path: "/dev/zero", offset: 800, width: 20, height: 10, scale: 2, scrolls: true)

  private static let messages: [PreviewMessage] = [
    .load(library: "/nowhere"), .take(state: Data([1, 2, 3])), .ping(7), .writeStack, .giveState,
    .previews([
      PreviewListing(name: "Card", layout: .fixed(width: 20, height: 10)),
      PreviewListing(name: "Other", layout: .device(isLandscape: true)),
      PreviewListing(name: "Third", layout: .sizeThatFits),
    ]),
    .loadFailed("no"), .pong(7), .stackWritten, .state(Data("{}".utf8)), .compiling,
    .loaded(version: 1, previews: [PreviewListing(name: "Card", layout: .fixed(width: 20, height: 10))]),
    .problem(
      PreviewProblem(
        .crash, "The program has crashed",
        places: [PreviewProblem.Place(file: "a.swift", line: 3, column: 4, message: "m", source: "let", caret: "^")])),
    .problem(nil), .shown(version: 1, frame), .styled(version: 1, stage: stage.id, pointerStyle: "link"),
    .stages(version: 1, [stage]), .event(version: 1, stage: stage.id, .press(CGPoint(x: 1, y: 2), modifiers: 1)),
    .event(version: 1, stage: stage.id, .scroll(CGSize(width: 0, height: 3), at: .zero)),
    .event(version: 1, stage: stage.id, .key("a", characters: "a", modifiers: 0)),
    .taken(version: 1, stage: stage.id), .showing(version: 1), .restart, .frame(frame),
  ]

  private static let words = [
    "\"width\":", "\"height\":", "\"offset\":", "\"version\":", "\"scale\":", "\"_0\":", "{", "}", "[", "]", "[[[[[[[[",
    "1e308", "-1e308", "9223372036854775807", "null", "\u{FF}\u{FF}\u{FF}\u{7F}", "\0\0\0\0", "\u{10}\0\0\0",
  ]

  @MainActor @Test func readerAndModel() throws {
    let single = Self.messages.compactMap(MessageReader.bytes)
    // Some messages in a row are one input, too.
    let run = MutationRun("messages", corpus: single + [single.reduce(Data(), +)], words: Self.words)
    let (own, other) = try MessageChannel.pair()
    let command = MessageChannel(other)
    command.start({ _ in }, ended: {})
    let model = PreviewModel(own, isApp: false)
    run { input in
      var reader = MessageReader()
      var rest = input
      while !rest.isEmpty {
        for message in try reader.read(Data(rest.prefix(1000))) {
          model.receive(message)
          // The state of the page is computed from the model.
          _ = try JSONEncoder().encode(PreviewPageState(model, title: "Fuzz"))
        }
        rest = rest.dropFirst(1000)
      }
    }
    withExtendedLifetime(command) {}
  }

  /// The body of a message alone, so that no input ends at a damaged length.
  @MainActor @Test func bodies() throws {
    let bodies = Self.messages.compactMap(MessageReader.bytes).map { Data($0.dropFirst(4)) }
    let run = MutationRun("bodies of messages", corpus: bodies, words: Self.words)
    let (own, other) = try MessageChannel.pair()
    let command = MessageChannel(other)
    command.start({ _ in }, ended: {})
    let model = PreviewModel(own, isApp: false)
    var read = 0
    run { input in
      var reader = MessageReader()
      let messages = try reader.read(withUnsafeBytes(of: UInt32(input.count)) { Data($0) } + input)
      read += messages.count
      for message in messages { model.receive(message) }
      _ = try JSONEncoder().encode(PreviewPageState(model, title: "Fuzz"))
    }
    #expect(read > 0)
    withExtendedLifetime(command) {}
  }
}
