// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierPreviewChannel

@Suite("Requests to a session's worker are read within bounds") struct SessionRequestTests {
  private func read(_ request: SessionRequest) throws -> SessionRequest {
    var reader = MessageReader()
    let bytes = try #require(MessageReader.bytes(of: .request(number: 1, request)))
    guard case .request(1, let read) = try reader.read(bytes).first else { throw CocoaError(.coderReadCorrupt) }
    return read
  }

  @Test(arguments: [.infinity, -.infinity, .nan, 1e300] as [Double]) func numbersArriveWithinTheirBounds(
    _ number: Double
  ) throws {
    var scene = SessionScene()
    scene.size = CGSize(width: number, height: number)
    guard case .change(let changed) = try read(.change(scene)), let size = changed.size else {
      throw CocoaError(.coderReadCorrupt)
    }
    #expect(1...PreviewBounds.longestSide ~= size.width && 1...PreviewBounds.longestSide ~= size.height)
    guard case .advance(let seconds) = try read(.advance(seconds: number)),
      case .picture(_, let scale, _) = try read(.picture(element: nil, scale: number, marks: .none)),
      case .input(.tap(let place, let count, let time, _)) = try read(
        .input(
          .tap(
            SessionPlace(element: nil, offset: CGSize(width: number, height: number)), count: .max, seconds: number,
            isSecondary: false)))
    else { throw CocoaError(.coderReadCorrupt) }
    #expect(0...SessionInput.longestTime ~= seconds && 0...SessionInput.longestTime ~= time)
    #expect(PreviewBounds.scales ~= scale)
    #expect(count == SessionInput.mostTaps)
    #expect(
      abs(place.offset.width) <= PreviewBounds.longestSide && abs(place.offset.height) <= PreviewBounds.longestSide)
  }
}
