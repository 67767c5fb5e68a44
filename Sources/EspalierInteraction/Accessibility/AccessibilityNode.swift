// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// One accessible element. Its frame is the one on screen now, relative to the nearest enclosing effect; effects map it
/// on the way up.
///
/// Elements are copied wherever a view around them changes, and most of them have no reader: the description of an
/// element is shared by its copies, and the elements in it are mapped when they are read.
@dynamicMemberLookup
package struct AccessibilityNode {
  package var frame: CGRect
  /// The identity of the view: stable while the view's identity lives.
  package var view: ObjectIdentifier
  private var shared: Shared
  private var unmapped: [AccessibilityNode] = []
  /// The matrix from the stored children's space to the space of `frame`; nil if both are the same.
  private var mapping: ProjectionTransform?

  private final class Shared {
    var description: AccessibilityDescription
    init(_ description: AccessibilityDescription) { self.description = description }
  }

  package init(role: AccessibilityRole, frame: CGRect, view: ObjectIdentifier) {
    self.frame = frame
    self.view = view
    shared = Shared(AccessibilityDescription(role: role))
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<AccessibilityDescription, Value>) -> Value {
    get { shared.description[keyPath: path] }
    set {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.description) }
      shared.description[keyPath: path] = newValue
    }
  }

  /// The children in reading order. O(elements) if an effect has moved them, each time.
  package var children: [AccessibilityNode] {
    get {
      guard let mapping else { return unmapped }
      return unmapped.map { $0.mapped(by: mapping) }
    }
    set { (unmapped, mapping) = (newValue, nil) }
  }

  /// The element with those in it, moved. O(1).
  package func mapped(by matrix: ProjectionTransform) -> AccessibilityNode {
    var result = self
    result.frame = frame.applying(matrix)
    if !unmapped.isEmpty { result.mapping = mapping.map { $0.concatenating(matrix) } ?? matrix }
    return result
  }
}

/// The properties of an accessible element, without its place.
package struct AccessibilityDescription {
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var text: String?
  /// The selected part of the text.
  package var selectedText: String?
  package var identifier: String?
  package var isEnabled = true
  /// The actions by name; the default action first.
  package var actions: [AccessibilityAction] = []
  /// The target of the keyboard's input when the element is focused.
  package var focusTarget: FocusTarget?
  /// Finds the next keyboard target beyond those elements inside that are made already: backwards or not, and only one
  /// that fulfils the condition. It makes the target's view, and moves it into view. To be called outside of rules.
  package var targetBeyond: (@MainActor (_ backwards: Bool, _ isReached: (FocusTarget) -> Bool) -> FocusTarget?)?
  /// Whether the element is not spoken on its own: it belongs to the element around it, or it is hidden from screen
  /// readers. Tests find it by its content, not by its name.
  package var isPart = false
  /// Changes the value by one step up or down.
  package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// The priority: elements with a higher one are read first.
  package var sortPriority = 0.0
  package var headingLevel = AccessibilityHeadingLevel.unspecified
  package var traits = AccessibilityTraits()
  /// The kind among the element's neighbours, if the role does not determine it.
  package var kind: AccessibilityKind?
  /// The value as a number, if it is one.
  package var range: AccessibilityRange?
  /// The editor of the text, if a user can edit it.
  package weak var editor: (any AccessibleText)?
  /// Scrolls the content by a page.
  package var scroll: (@MainActor (Edge) -> Void)?
  /// The edges towards which scrolling has an effect.
  package var scrollEdges: Edge.Set = []
  /// The point of a press on the element, as a part of its frame.
  package var activationPoint: UnitPoint?
  /// Whether a user can interact with the element; nil if that is not set.
  package var respondsToInteraction: Bool?
  /// Details beside the value.
  package var customContent: [AccessibilityCustomContent] = []
  /// Other names of the element, the best first.
  package var inputLabels: [String] = []
  /// The states that follow whether the screen reader is at the element.
  package var focusStates: [AccessibilityFocusLink] = []
  /// The lists of places that are reached from the element.
  package var rotors: [AccessibilityRotor] = []
  /// The identities of the element for entries of rotors.
  package var rotorMarks: [AccessibilityRotorMark] = []
  /// Whether it is a widget of the window's toolkit, which describes itself to screen readers.
  package var isForeign = false
  /// The layer of the window; 0 is the content of the window itself.
  package var layer = 0
}
