// SPDX-License-Identifier: MIT

import Foundation

/// The content of the inspector page: the frames of a host, each as its difference to the one before. Lengths are points in the
/// host's coordinates; texts are those that `dump` and `explain` print.
package struct InspectionDocument: Encodable {
  var format = 1
  package var title: String
  package var files: [String]
  package var look: String
  package var isDark: Bool
  package var isRightToLeft: Bool
  package var size: [Double]
  /// PNG files as data URLs.
  package internal(set) var pictures: [String] = []
  package internal(set) var frames: [Frame] = []

  package init(
    title: String, files: [String], look: String, isDark: Bool, isRightToLeft: Bool, size: CGSize
  ) {
    self.title = title
    self.files = files
    self.look = look
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.size = [size.width, size.height]
  }

  package func json() throws -> Data { try JSONEncoder().encode(self) }
}

extension InspectionDocument {
  package struct Frame: Encodable {
    package let number: Int
    let time: Double
    let cause: String
    let passes: Int
    /// Nil if equal to the frame before.
    let picture: Picture?
    /// Whether `views` and `layout` are complete, instead of differences to the frame before, which may be missing.
    var whole: Bool?
    let views: Difference<View>
    let layout: Difference<LayoutNode>
    /// Nil if equal to the frame before.
    let keys: [Key]?
    /// Views that are not in the frame before, by their ids; none in the first frame.
    let made: [Int]
    /// The names of the views that are gone.
    let destroyed: [DestroyedView]
    let update: Update
    let warnings: [String]
    let loops: [Loop]
  }

  enum Picture: Encodable {
    /// The index of a picture of the document.
    case index(Int)
    /// A data URL with the picture, for a page whose own list of pictures is not known.
    case address(String)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .index(let index): try container.encode(index)
      case .address(let address): try container.encode(address)
      }
    }
  }

  struct Difference<Node: Encodable>: Encodable {
    var set: [Node] = []
    var removed: [Int] = []
  }

  struct DestroyedView: Encodable {
    let name: String
    let detail: String?
    let user: Bool
  }

  struct View: Encodable, Equatable {
    enum Kind: String, Encodable { case view, leaf, layer, hidden }

    let id: Int
    let parent: Int?
    let name: String
    let detail: String?
    let kind: Kind
    let frame: [Double]?
    let corners: [Double]?
    let layout: Int?
    let order: Int
    let user: Bool
    let guides: [Guide]
    let anchors: [PlacedAnchor]
    /// Names, and the values at the parent and here; only of values that differ.
    let environment: [[String]]
    let accessibility: String?

    var rect: CGRect? { frame.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } }
  }

  struct Guide: Encodable, Equatable {
    let name: String
    let axis: String
    let at: Double
    let explicit: Bool
  }

  struct PlacedAnchor: Encodable, Equatable {
    let key: String
    let kind: String
    let at: [Double]
  }

  struct LayoutNode: Encodable, Equatable {
    let id: Int
    let parent: Int?
    let name: String
    let frame: [Double]?
    let proposal: String?
    let answer: [Double]?
    let why: String?
    let questions: [[String]]
    let line: String
  }

  struct Key: Encodable, Equatable {
    let key: String
    let isUsers: Bool
    let isRead: Bool
    let `default`: String
    let text: String
    /// Advice about readers that no writer reaches.
    let advice: [String]
    let flow: [Flow]
  }

  struct Flow: Encodable, Equatable {
    let role: String
    let view: Int?
    let place: String
    let value: String?
    let reduces: [Reduce]
    let children: [Flow]
  }

  struct Reduce: Encodable, Equatable {
    let before: String
    let next: String?
    let child: Int
    let after: String
    let asked: Bool
  }

  struct Update: Encodable {
    let text: String
    let writes: [Write]
    let steps: [Step]
  }

  struct Write: Encodable {
    let state: String
    let old: String?
    let new: String?
    let place: String?
  }

  struct Step: Encodable {
    let id: Int
    let label: String
    let kind: String
    /// The causes: steps, and writes as negative numbers from -1 on.
    let causes: [Int]
    let changed: Bool
    let view: Int?
  }

  struct Loop: Encodable {
    let title: String
    let steps: [String]
    let values: [String]
    let cut: Int?
    let advice: String?
  }
}
