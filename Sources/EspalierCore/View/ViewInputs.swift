// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph
import EspalierMotion
import Foundation

/// The inputs that flow down to a view: attributes that it may read.
///
/// Copied for each view, so its properties stand in the order in which they leave no gaps: at 128 bytes and less the
/// compiler moves it without a call.
public struct _ViewInputs {
  /// The host; alive as long as any view in it.
  @HostReference package var host: ViewGraph
  /// The reference of relative frames: the nearest container which shows a part of its content. Nil is the window.
  package var container: RelativeContainer?
  /// The contents of the `Content` placeholders of the enclosing view modifiers.
  package var modifierContent: ModifierContent?
  /// Values that makers of views read, innermost first; see `subscript(fixed:)`.
  fileprivate var fixed: FixedInput?
  /// The position and size of the view, in the space of the nearest enclosing effect.
  package var frame: Attribute<ViewFrame>
  /// The path from that space up to the root, with the named spaces on the way.
  package var transform: Attribute<ViewTransform>
  package var environment: Attribute<EnvironmentValues>
  /// The transaction of the current update in this subtree. Peeked at when a value changed, never depended on.
  package var transaction: Attribute<Transaction>
  /// The direction of reading; nil if it was never set, which is left to right.
  package var layoutDirection: Attribute<LayoutDirection>?
  /// Whether changes in the view's first frame are motions; otherwise only those of its transition are.
  package var animatesFirstFrame = false
  /// Whether a view around sets the transition of changed content.
  package var hasContentTransition = false
  /// Whether texts can be selected.
  package var allowsTextSelection = false
  /// The covered area around the view; nil if nothing is covered.
  package var safeArea: Attribute<SafeArea>?
  /// Whether a text renderer around draws the texts.
  package var hasTextRenderer = false
  /// Whether the views describe items of a menu that the desktop shows; nothing of them is drawn.
  package var isDesktopMenu = false
  /// The major axis of the nearest stack: a Spacer or Divider stretches along it.
  package var stackAxis: Axis?
  /// The same for a stack that is one of several alternating layouts; takes precedence over `stackAxis`.
  package var changingStackAxis: Attribute<Axis?>?
  /// Whether the view is on screen, if its container may leave it out; nil if the view is on screen as long as it lives.
  package var shown: Attribute<ShownState>?
  /// The layout of several views without a container of their own.
  package var implicitRoot: ImplicitRoot = .verticalStack

  package init(
    host: ViewGraph, frame: Attribute<ViewFrame>, transform: Attribute<ViewTransform>,
    environment: Attribute<EnvironmentValues>, transaction: Attribute<Transaction>
  ) {
    self.host = host
    self.frame = frame
    self.transform = transform
    self.environment = environment
    self.transaction = transaction
  }

  package var size: Attribute<ViewSize> { frame.size }
  package var position: Attribute<CGPoint> { frame.field(at: 0, as: CGPoint.self) }
}

extension _ViewInputs {
  /// A value by its type, written by a view further up. Unlike values of the environment it stays the same as long as
  /// the views live, so it can be read while they are made. O(values written).
  package subscript<Value>(fixed type: Value.Type) -> Value? {
    get {
      var input = fixed
      while let each = input {
        if each.type == ObjectIdentifier(type) { return each.value as! Value? }
        input = each.outer
      }
      return nil
    }
    set { fixed = FixedInput(type: ObjectIdentifier(type), value: newValue as Any, outer: fixed) }
  }

  /// Replaces all values of this kind by those that are written further out.
  mutating func takeFixed(from outer: _ViewInputs) { fixed = outer.fixed }
}

/// One value of `_ViewInputs.subscript(fixed:)`.
private final class FixedInput {
  let type: ObjectIdentifier
  let value: Any
  let outer: FixedInput?

  init(type: ObjectIdentifier, value: Any, outer: FixedInput?) {
    self.type = type
    self.value = value
    self.outer = outer
  }
}

/// The inputs that flow down to the list of views of a value.
public struct _ViewListInputs {
  /// The inputs of the views, without a frame of their own: the code that makes an element gives it one.
  package var base: _ViewInputs
  /// Whether the views of a `ForEach` are tagged with their elements' ids, for a container that reads tags
  /// (specification I34).
  package var needsTags = false
  /// Whether the views become rows of a list or a form, which adopts the rows of a list among them.
  package var joinsLists = false
  /// Whether the views, if there is one at any time, have no axis, although their implicit stack has one.
  var isWithoutAxis = false
  package init(_ base: _ViewInputs) { self.base = base }
}

extension Attribute where Value == ViewFrame {
  /// The size alone: its readers do not depend on the position.
  package var size: Attribute<ViewSize> {
    field(at: MemoryLayout<ViewFrame>.offset(of: \.size)!, as: ViewSize.self)
  }
}
