// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierNumbers
import EspalierPreviewChannel
import Foundation

/// An action in the page: JSON with a member for the kind of action.
enum PreviewPageAction: Decodable {
  /// One of the choices: `{"choose": "look", "value": "phone"}`.
  case choose(String, value: String)
  /// The page's width for pictures, in points, and its pixels per point: `{"width": 900, "scale": 2}`.
  case resize(width: Double, scale: Double)
  /// `{"restart": true}`.
  case restart
  /// `{"stage": ID, "event": "press", "x": 1, "y": 2, "modifiers": ["shift"]}`; points are the stage's.
  case event(stage: String, PreviewEvent)

  private enum Member: String, CodingKey {
    case choose, value, width, scale, restart, stage, event, x, y, dx, dy, key, characters, modifiers
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    if members.contains(.choose) {
      self = .choose(
        try members.decode(String.self, forKey: .choose), value: try members.decode(String.self, forKey: .value))
    } else if members.contains(.width) {
      self = .resize(
        width: try members.decode(Double.self, forKey: .width), scale: try members.decode(Double.self, forKey: .scale))
    } else if members.contains(.restart) {
      self = .restart
    } else {
      self = .event(stage: try members.decode(String.self, forKey: .stage), try Self.event(members))
    }
  }

  private static func event(_ members: KeyedDecodingContainer<Member>) throws -> PreviewEvent {
    func length(_ member: Member) throws -> Double {
      min(max(try members.decode(Double.self, forKey: member), -Self.farthest), Self.farthest)
    }
    func point() throws -> CGPoint { CGPoint(x: try length(.x), y: try length(.y)) }
    let names = try members.decodeIfPresent([String].self, forKey: .modifiers) ?? []
    let modifiers = names.reduce(into: EventModifiers()) { $0.formUnion(Self.modifiers[$1] ?? []) }.rawValue
    let kind = try members.decode(String.self, forKey: .event)
    switch kind {
    case "press": return .press(try point(), modifiers: modifiers)
    case "move": return .move(try point(), modifiers: modifiers)
    case "release": return .release(try point(), modifiers: modifiers)
    case "secondaryPress": return .secondaryPress(try point())
    case "hover": return .hover(try point())
    case "leave": return .hover(nil)
    case "scroll":
      return .scroll(CGSize(width: try length(.dx), height: try length(.dy)), at: try point())
    case "key":
      let name = try members.decode(String.self, forKey: .key)
      let characters = name.count == 1 ? name : ""
      return .key(Self.keys[name] ?? characters, characters: characters, modifiers: modifiers)
    default:
      throw DecodingError.dataCorruptedError(forKey: .event, in: members, debugDescription: "no event is a \(kind)")
    }
  }

  /// The greatest distance from a stage's corner, in points. No display is as large; sums of such lengths stay exact.
  private static let farthest = PreviewBounds.longestSide

  private static let modifiers: [String: EventModifiers] = [
    "shift": .shift, "control": .control, "option": .option, "command": .command,
  ]

  /// The keys that type nothing, by their names in browsers.
  private static let keys: [String: String] = [
    "ArrowUp": KeyEquivalent.upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
    "Delete": .deleteForward, "Backspace": .delete, "Home": .home, "End": .end, "PageUp": .pageUp,
    "PageDown": .pageDown, "Escape": .escape, "Tab": .tab, "Enter": .return,
  ].mapValues { String($0.character) }

  @MainActor
  func perform(in model: PreviewModel) {
    switch self {
    case .choose(let name, let value): Self.choose(name, value, in: model)
    case .resize(let width, let scale):
      model.displayScale = min(max(scale, 1), 4)
      model.boardWidth = min(max(width, 1), Self.farthest)
    case .restart: model.restart()
    case .event(let stage, let event):
      if let picture = model.stages.first(where: { $0.stage.id == stage }) { model.send(event, to: picture) }
    }
  }

  @MainActor
  private static func choose(_ name: String, _ value: String, in model: PreviewModel) {
    switch name {
    case "preview":
      if value.isEmpty {
        model.chosen = nil
      } else if model.previews.contains(where: { $0.name == value }) {
        model.chosen = value
      }
    case "look": if let look = PreviewModel.Looks(rawValue: value) { model.looks = look }
    case "appearance": if let chosen = PreviewModel.Appearances(rawValue: value) { model.appearances = chosen }
    case "size": if let size = model.sizes.first(where: { $0.name == value }) { model.size = size }
    case "zoom":
      // Only values that the page offers: as a text, "nan" and "1e300" are numbers, too.
      if value.isEmpty {
        model.zoom = nil
      } else if let zoom = Double(value), PreviewSize.zooms.contains(zoom) {
        model.zoom = zoom
      }
    default: break
    }
  }
}
