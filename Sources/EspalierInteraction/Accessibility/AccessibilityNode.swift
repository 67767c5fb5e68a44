// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// One accessible element. Its frame is what is on screen now, relative to the nearest enclosing effect; effects map it
/// on the way up.
///
/// Elements are copied wherever something around them changes, and most of them are read by nobody: what describes an element is
/// shared by its copies, and the elements in it are mapped when they are read.
@dynamicMemberLookup
package struct AccessibilityNode {
  package var frame: CGRect
  /// The view it stands for: stable while the view's identity lives.
  package var view: ObjectIdentifier
  private var shared: Shared
  private var unmapped: [AccessibilityNode] = []
  /// From the elements in it, as they are stored, to the space of `frame`; nil where that is the same.
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

  /// In reading order. O(elements) where an effect has moved them, each time.
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

/// What an accessible element is, without its place.
package struct AccessibilityDescription {
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var text: String?
  /// What of its text is selected.
  package var selectedText: String?
  package var identifier: String?
  package var isEnabled = true
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
}
