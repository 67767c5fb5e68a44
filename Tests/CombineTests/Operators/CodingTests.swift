// SPDX-License-Identifier: MIT

import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct CodingTests {
  private struct Point: Codable, Equatable {
    var x: Int
  }

  @Test func valuesAreEncodedAndDecoded() {
    let encoded = [Point(x: 1)].publisher.encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    #expect(encoded.record() == ([#"{"x":1}"#], "finished"))
    let decoded = Just(Data(#"{"x":2}"#.utf8)).decode(type: Point.self, decoder: JSONDecoder())
    #expect(decoded.record() == ([Point(x: 2)], "finished"))
  }

  @Test func whatCannotBeDecodedEndsTheStream() {
    let source = Source<Data, Never>()
    let recorder = source.decode(type: Point.self, decoder: PropertyListDecoder()).recorder()
    source.send(Data([0]))
    source.send(completion: .finished)
    #expect(source.isCancelled && recorder.completions.count == 1)
    guard case .failure(is DecodingError)? = recorder.completions.first else {
      Issue.record("no error of the decoder: \(recorder.completions)")
      return
    }
  }
}

/// Requests without a network: the session's tasks are completed by the test.
@Suite struct DataTaskTests {
  private let session = Session(configuration: .ephemeral)
  private let url = URL(string: "http://localhost/file")!

  @Test func aRequestStartsWithTheDemand() {
    let recorder = session.dataTaskPublisher(for: url).recorder(.none)
    #expect(recorder.name == "DataTaskPublisher" && session.completions.isEmpty)
    recorder.request(.max(1))
    #expect(session.requested == [url])
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
    session.completions.first?(Data([1, 2]), response, nil)
    #expect(recorder.values.map(\.data) == [Data([1, 2])] && recorder.values.first?.response === response)
    #expect(recorder.completions == [.finished])
  }

  @Test func anErrorIsTheFailure() {
    let recorder = session.dataTaskPublisher(for: url).recorder()
    session.completions.first?(nil, nil, URLError(.timedOut))
    #expect(recorder.completions == [.failure(URLError(.timedOut))])
    let other = session.dataTaskPublisher(for: url).recorder()
    session.completions.last?(nil, nil, Problem())
    #expect(other.completions == [.failure(URLError(.unknown))])
  }

  @Test func nothingFollowsACancellation() {
    let recorder = session.dataTaskPublisher(for: url).recorder()
    recorder.cancel()
    session.completions.first?(nil, nil, URLError(.cancelled))
    #expect(recorder.completions.isEmpty)
  }

  private final class Session: URLSession, @unchecked Sendable {
    var requested: [URL?] = []
    var completions: [@Sendable (Data?, URLResponse?, (any Error)?) -> Void] = []

    override func dataTask(
      with request: URLRequest,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      requested.append(request.url)
      completions.append(completionHandler)
      return IdleTask()
    }
  }

  private final class IdleTask: URLSessionDataTask, @unchecked Sendable {
    override func resume() {}
    override func cancel() {}
  }
}
