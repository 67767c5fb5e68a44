// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPreviewChannel
import Foundation
import SwiftUI
import ViewTesting

/// A picture of a session's window, or of one element, with marks over it.
@MainActor
struct SessionPicture {
  private let host: ViewHost<AnyView>
  private let elements: SessionElements
  /// The shown part of the window.
  private let part: CGRect
  private let scale: Double
  private let marks: SessionRequest.Marks

  /// The most pixels of a picture, and of its sides: readers scale larger ones down.
  private static let mostPixels = 8_000_000.0, longestSide = 8000.0
  /// The most marks of a picture.
  private static let mostMarks = 200
  /// Points that are shown around an element.
  private static let margin = 8.0

  init(_ host: ViewHost<AnyView>, element: String?, scale: Double, marks: SessionRequest.Marks) throws {
    self.host = host
    self.marks = marks
    elements = SessionElements(host)
    var part = CGRect(origin: .zero, size: host.size)
    if let element {
      let frame = try elements.named(element).node.frame
      part = frame.insetBy(dx: -Self.margin, dy: -Self.margin).overlap(with: part)
      if part.isNull || part.isEmpty {
        throw SessionFailure("\(element.debugDescription) is outside of the window; `scroll` brings it into it.")
      }
    }
    guard part.width > 0, part.height > 0 else {
      throw SessionFailure("The view has no size, so that there is no picture; `resize` gives it one.")
    }
    self.part = part
    self.scale = Self.scale(scale, part.size)
  }

  /// The given scale, or the largest with which a picture of that size is within the limits.
  static func scale(_ scale: Double, _ size: CGSize) -> Double {
    min(
      scale, longestSide / max(size.width, size.height), (mostPixels / (size.width * size.height)).squareRoot())
  }

  func answer() throws -> SessionAnswer {
    var items = host.displayList.items
    let marked = marks == .none ? [] : Array(elements.all.filter { part.overlaps($0.node.frame) })
    if !marked.isEmpty {
      let overlay = ViewHost(
        PictureMarks(
          frames: marked.prefix(Self.mostMarks).map(\.node.frame), isNumbered: marks == .names, width: host.size.width),
        size: host.size)
      items.append(DisplayItem(.group(overlay.displayList)))
    }
    let moved = DisplayItem(
      .effect(
        .transform(CGAffineTransform(translationX: -part.minX, y: -part.minY)), DisplayList(items)))
    let picture = try CairoRenderer.png(
      DisplayList([moved]), size: part.size, scale: scale, background: host.graph.backgroundColor)
    return SessionAnswer(([title] + legend(marked)).joined(separator: "\n"), picture: picture)
  }

  private var title: String {
    "\(describeForDump(part)) in points, at \(EspalierCore.length(scale)) pixels per point"
  }

  private func legend(_ marked: [SessionElements.Element]) -> [String] {
    guard marks == .names else { return [] }
    let lines = marked.prefix(Self.mostMarks).enumerated().map { "\($0.offset + 1): \(elements.line(of: $0.element))" }
    let rest = marked.count - Self.mostMarks
    return rest > 0 ? lines + ["\(rest) more elements are not marked: a picture of one `element` shows fewer."] : lines
  }
}

/// Frames of elements, with their numbers.
private struct PictureMarks: View {
  let frames: [CGRect]
  let isNumbered: Bool
  /// The width of the window.
  let width: CGFloat

  private static let colors: [Color] = [.red, .blue, .green, .purple, .orange]

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(frames.indices, id: \.self) { index in
        let (frame, color) = (frames[index], Self.colors[index % Self.colors.count])
        Rectangle().strokeBorder(color, lineWidth: 1)
          .overlay(alignment: .topTrailing) {
            if isNumbered {
              Text("\(index + 1)").font(.system(size: 9)).foregroundStyle(.white).padding(.horizontal, 2)
                .background(color).fixedSize()
                // Beside the frame, where it covers no text of the element, if there is space in the window.
                .alignmentGuide(.trailing) { frame.maxX + $0.width <= width ? $0[.leading] : $0[.trailing] }
            }
          }
          .frame(width: max(frame.width, 1), height: max(frame.height, 1))
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}
