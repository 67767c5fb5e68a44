// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// The elements for screen readers travel up like every other preference.
package enum AccessibilityKey: PreferenceKey {
  package static var defaultValue: AccessibilityList { AccessibilityList() }
  package static func reduce(value: inout AccessibilityList, nextValue: () -> AccessibilityList) {
    value.nodes += nextValue().nodes
  }
  @MainActor package static let _onScreen: _ScreenBehavior<AccessibilityList>? = _ScreenBehavior(
    .reading, isDisplayOrdered: false,
    leaf: { leaf in
      leaf.once(AccessibilityKey.self) { (leaf.content as? any ReadableLeafContent)?.makeAccessibility(leaf) }
    },
    effect: { Attribute(EffectAccessibility(effect: $0, content: $1)) },
    // All elements have the number of their layer; those of a layer that is leaving are parts, and not read any more.
    inLayer: { list, place, isPresented in
      AccessibilityList(
        list.nodes.map { node in
          var node = isPresented ? node : node.asPart
          node.layer = place
          return node
        })
    })
}

/// A leaf that a screen reader presents; other leaves are decoration.
@MainActor
package protocol ReadableLeafContent: LeafContent {
  /// The accessible elements, as a new attribute of the current subgraph; nil for decoration.
  func makeAccessibility(_ leaf: LeafNode) -> Attribute<AccessibilityList>?
}

/// Accessible elements in reading order.
package struct AccessibilityList {
  package var nodes: [AccessibilityNode] = []
  package init(_ nodes: [AccessibilityNode] = []) { self.nodes = nodes }
}

/// What kind of thing an accessible element is.
public enum _AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  case text, heading, image, button, link, toggle, slider, stepper, textField, secureTextField, group, list, row,
    window, scrollView
  case progressIndicator, other
  case table, cell, columnHeader
}

package typealias AccessibilityRole = _AccessibilityRole

/// One accessible element. Its frame is what is on screen now, relative to the nearest enclosing effect; effects map it
/// on the way up.
package struct AccessibilityNode {
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var text: String?
  /// What of its text is selected.
  package var selectedText: String?
  package var identifier: String?
  package var isEnabled = true
  package var frame: CGRect
  /// The view it stands for: stable while the view's identity lives.
  package var view: ObjectIdentifier
  /// What can be done with it by name; the default action first.
  package var actions: [AccessibilityAction] = []
  /// What the keyboard's input goes to when the element is focused.
  package var focusTarget: FocusTarget?
  /// Finds what the keyboard goes to beyond the elements in it that are made: backwards or not, and only what fulfils the
  /// condition. It makes it, and moves it into view. To be called outside of rules.
  package var targetBeyond: (@MainActor (_ backwards: Bool, _ isReached: (FocusTarget) -> Bool) -> FocusTarget?)?
  /// Not spoken on its own: it belongs to the element around it, or it is hidden from screen readers. It is found by what
  /// it shows, not by what it is called.
  package var isPart = false
  /// Takes the value one step up or down.
  package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// Elements with a higher one are read first.
  package var sortPriority = 0.0
  package var headingLevel = AccessibilityHeadingLevel.unspecified
  package var traits = AccessibilityTraits()
  /// Its kind among what surrounds it, where the role does not determine that.
  package var kind: AccessibilityKind?
  /// The number that its value is, where it is one.
  package var range: AccessibilityRange?
  /// The editor of its text, where a user can edit it.
  package weak var editor: (any AccessibleText)?
  /// Moves what is inside of it by a page.
  package var scroll: (@MainActor (Edge) -> Void)?
  /// Where that does something.
  package var scrollEdges: Edge.Set = []
  /// Where a press on it goes, as a part of its frame.
  package var activationPoint: UnitPoint?
  /// Whether it is pressed and used; nil where that is not set.
  package var respondsToInteraction: Bool?
  /// Details beside its value.
  package var customContent: [AccessibilityCustomContent] = []
  /// Other names by which it is called, the best first.
  package var inputLabels: [String] = []
  /// The states that follow whether it is what the screen reader is at.
  package var focusStates: [AccessibilityFocusLink] = []
  /// A widget of the window's toolkit, which describes itself to screen readers.
  package var isForeign = false
  /// Which layer of the window it lies in; 0 is what the window itself shows.
  package var layer = 0
  package var children: [AccessibilityNode] = []

  package init(role: AccessibilityRole, frame: CGRect, view: ObjectIdentifier) {
    self.role = role
    self.frame = frame
    self.view = view
  }

  package func mapped(by matrix: ProjectionTransform) -> AccessibilityNode {
    var result = self
    result.frame = frame.applying(matrix)
    result.children = children.map { $0.mapped(by: matrix) }
    return result
  }
}

/// What an accessible element is among what surrounds it.
package enum AccessibilityKind: Hashable, Sendable {
  /// It contains a question, and nothing else can be used before it is answered.
  case alert
  /// It lies above a part of the window and is about something of its own.
  case dialog
  case popover
  case menu
  case tabBar
  case toolbar
  /// Of a list.
  case row
  /// One of several, of which one is chosen.
  case option
  /// It shows what is chosen and opens a menu to choose from.
  case popUp
  /// It opens and closes what follows it.
  case disclosure
}

/// A number that an element stands for.
package struct AccessibilityRange {
  package var value: Double
  package var bounds: ClosedRange<Double>
  /// Nil where there are no steps.
  package var step: Double?
  /// Nil where it is only shown.
  package var set: (@MainActor (Double) -> Void)?

  package init(
    value: Double, bounds: ClosedRange<Double>, step: Double? = nil, set: (@MainActor (Double) -> Void)? = nil
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.set = set
  }
}

/// A detail of an element beside its value.
package struct AccessibilityCustomContent: Equatable {
  package let id: String
  package let label: String
  package let value: String
  package let isImportant: Bool

  package init(id: String, label: String, value: String, isImportant: Bool) {
    self.id = id
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

/// The text of a field, for assistive technologies that write in it without keys. Offsets count characters.
@MainActor
package protocol AccessibleText: AnyObject {
  /// As it is shown: of a secret, only how long it is.
  var shownText: String { get }
  /// In characters.
  var selectedCharacters: Range<Int> { get }
  var hasSeveralLines: Bool { get }
  var placeholder: String? { get }
  /// Puts `text` in the place of a part, as if it was typed.
  func replaceCharacters(_ range: Range<Int>, with text: String)
  func selectCharacters(_ range: Range<Int>)
}

/// Which way an adjustable element goes.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// How deep a heading stands among headings.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
  /// The level as in HTML, the first one the highest; `unspecified` leaves it open.
  case unspecified, h1, h2, h3, h4, h5, h6
}

package struct AccessibilityAction {
  package let name: String
  package let perform: @MainActor () -> Void
  package init(name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}

private struct EffectAccessibility: Rule {
  let effect: Attribute<DisplayEffect>
  let content: Attribute<AccessibilityList>
  mutating func value() -> AccessibilityList {
    switch effect.value {
    case .transform(let matrix):
      AccessibilityList(content.value.nodes.map { $0.mapped(by: ProjectionTransform(matrix)) })
    case .projection(let matrix): AccessibilityList(content.value.nodes.map { $0.mapped(by: matrix) })
    case .opacity, .clip, .mask, .isolate, .blend, .filter: content.value
    }
  }
  nonisolated static var label: String { "accessibility through effect" }
}
