// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The occasions on which the content of a geometry reader is made anew: specification G7.
@MainActor
struct GeometryReadingTests {
  private final class Model: ObservableObject {
    @Published var x: CGFloat = 0
    @Published var width: CGFloat = 30
    @Published var offset: CGFloat = 0
  }

  private struct Content<Value>: View {
    @ObservedObject var model: Model
    let recording: Recording<Value>
    let read: (GeometryProxy) -> Value

    var body: some View {
      Reader(recording: recording, read: read)
        .frame(width: model.width, height: 10)
        .padding(.leading, model.x)
        .offset(x: model.offset)
        .frame(width: 200, height: 10, alignment: .leading)
    }
  }

  /// A view of its own, so that only geometry makes it anew.
  private struct Reader<Value>: View, Equatable {
    let recording: Recording<Value>
    let read: (GeometryProxy) -> Value

    nonisolated static func == (a: Reader, b: Reader) -> Bool { a.recording === b.recording }

    var body: some View {
      GeometryReader { proxy in
        let _ = recording.add(read(proxy))
        Color.clear
      }
    }
  }

  private func values<Value>(
    _ read: @escaping (GeometryProxy) -> Value, after change: (Model) -> Void
  ) throws -> [Value] {
    let model = Model()
    let recording = Recording<Value>()
    let host = ViewHost(Content(model: model, recording: recording, read: read))
    change(model)
    try host.update()
    return recording.values
  }

  @Test("G7: a reader of the size is not made anew by a move")
  func sizeOnly() throws {
    #expect(
      try values {
        $0.size.width
      } after: {
        $0.x = 5
      } == [30])
    #expect(
      try values {
        $0.size.width
      } after: {
        $0.offset = 5
      } == [30])
    #expect(
      try values {
        $0.size.width
      } after: {
        $0.width = 40
      } == [30, 40])
  }

  @Test("G7: a reader of the place is made anew by a move")
  func place() throws {
    #expect(
      try values {
        $0.frame(in: .global).minX
      } after: {
        $0.x = 5
      } == [0, 5])
    #expect(
      try values {
        $0.frame(in: .global).minX
      } after: {
        $0.offset = 5
      } == [0, 5])
  }

  @Test("G7: a view that reads nothing is made once")
  func nothing() throws {
    #expect(
      try values { _ in
        1
      } after: {
        $0.x = 5
        $0.width = 40
      } == [1])
  }

  @Test("G7: content follows what the closure captures")
  func captures() throws {
    struct Capturing: View {
      @ObservedObject var model: Model
      let recording: Recording<CGFloat>
      var body: some View {
        let x = model.x
        GeometryReader { _ in
          let _ = recording.add(x)
          Color.clear
        }
      }
    }
    let model = Model()
    let recording = Recording<CGFloat>()
    let host = ViewHost(Capturing(model: model, recording: recording))
    model.x = 3
    try host.update()
    #expect(recording.values == [0, 3])
  }

  @Test("G7: a resize of the window reaches the reader once")
  func resize() {
    let recording = Recording<CGSize>()
    let host = ViewHost(
      GeometryReader { proxy in
        let _ = recording.add(proxy.size)
        Color.clear
      }, size: CGSize(width: 10, height: 10))
    host.size = CGSize(width: 20, height: 10)
    #expect(host.size == CGSize(width: 20, height: 10))
    #expect(recording.values == [CGSize(width: 10, height: 10), CGSize(width: 20, height: 10)])
  }
}
