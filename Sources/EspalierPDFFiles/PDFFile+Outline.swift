// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import Foundation

extension PDFFile {
  /// A place to which an entry of the outline or a link leads.
  package struct Place: Equatable, Sendable {
    /// The page, counted from 0.
    package var page: Int
    /// The place on the page, y growing upwards; nil for the whole page.
    package var point: CGPoint?
  }

  /// The effect of an entry or a link.
  package enum Target: Equatable, Sendable {
    /// A place in the file.
    case place(Place)
    /// An address.
    case address(String)
  }

  /// An entry of the outline.
  package struct Entry: Sendable {
    package var label: String
    package var target: Target?
    package var children: [Entry]
  }

  /// The greatest depth of the outline; a file can have entries in a circle.
  private static let deepest = 32

  /// The outline; empty if the file has none.
  package var outline: [Entry] { Poppler.locked { entries(poppler.outline(document), depth: 0) } }

  private func entries(_ first: OpaquePointer?, depth: Int) -> [Entry] {
    guard let first else { return [] }
    defer { poppler.freeOutline(first) }
    var result: [Entry] = []
    repeat {
      guard let action = poppler.outlineAction(first) else { continue }
      defer { poppler.freeAction(action) }
      let children = depth < Self.deepest ? entries(poppler.outlineChild(first), depth: depth + 1) : []
      let value = action.load(as: Poppler.Action.self)
      let label = value.title.map { String(cString: $0) } ?? ""
      result.append(Entry(label: label, target: target(value), children: children))
    } while poppler.outlineNext(first) != 0
    return result
  }

  /// The effect of an action; nil for those that do not lead to a place or an address.
  func target(_ action: Poppler.Action) -> Target? {
    switch action.type {
    case 2:
      return action.target.flatMap { place($0) }.map(Target.place)
    case 5:
      return action.target.map { .address(String(cString: $0.assumingMemoryBound(to: CChar.self))) }
    default: return nil
    }
  }

  private func place(_ destination: Poppler.Pointer) -> Place? {
    let value = destination.load(as: Poppler.Destination.self)
    // POPPLER_DEST_NAMED
    if value.type == 9 {
      guard let name = value.name, let found = poppler.find(document, name) else { return nil }
      defer { poppler.freeDestination(found) }
      return found.load(as: Poppler.Destination.self).type == 9 ? nil : place(found)
    }
    guard 1...pageCount ~= Int(value.page), pageCount > 0 else { return nil }
    // POPPLER_DEST_XYZ alone has both coordinates.
    let point = value.type == 1 ? CGPoint(x: value.left, y: value.top) : nil
    return Place(page: Int(value.page) - 1, point: point)
  }
}
