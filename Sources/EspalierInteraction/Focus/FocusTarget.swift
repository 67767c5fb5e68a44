// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// A view that the keyboard's input can go to. It lives as long as the view.
@MainActor
package final class FocusTarget {
  package weak var client: (any KeyboardClient)?
  private let findInteractions: @MainActor () -> FocusInteractions
  /// The bindings around the view, innermost first, as they were in its environment in its first frame.
  private(set) var connections: [FocusConnection] = []
  private let environment: WeakAttribute<EnvironmentValues>
  private let shown: WeakAttribute<ShownState>?
  private let frame: WeakAttribute<ViewFrame>
  private let transform: WeakAttribute<ViewTransform>
  /// Retained, because the view may end while its host does.
  private let manager: FocusManager

  /// - Parameter interactions: Evaluated when the tree has been made.
  package init(_ inputs: _ViewInputs, interactions: @escaping @MainActor @autoclosure () -> FocusInteractions = .edit) {
    manager = inputs.host.focus
    findInteractions = interactions
    environment = inputs.environment.weak
    shown = inputs.shown?.weak
    frame = inputs.frame.weak
    transform = inputs.transform.weak
    // Once, without depending on the environment.
    inputs.host.work.addEffect("focus bindings") { [weak self] in Graph.untracked { self?.connect() } }
    Subgraph.current!.onDestroy { [weak self] in
      guard let self else { return }
      for connection in self.connections { connection.remove(self) }
      self.manager.targetEnded(self)
    }
  }

  package var interactions: FocusInteractions { findInteractions() }

  fileprivate func connect() {
    guard let environment = environment.attribute else { return }
    connections = environment.peek().focusConnections
    for connection in connections { connection.add(self) }
  }

  /// Whether it may have the keyboard: its view is enabled, and no other one is shown in its place.
  package var canFocus: Bool { Graph.untracked { mayHaveKeyboard } }

  /// The same; in a rule, depends on it.
  var mayHaveKeyboard: Bool {
    environment.attribute?.value.isEnabled ?? false && shown?.attribute?.value != .covered
  }

  package var isFocused: Bool { manager.target === self }
  /// Whether a layer in front takes the keyboard for a while, or gives it back: not on the user's behalf.
  package var isInterrupted: Bool { manager.isChangingLayers }

  /// The focused values that the views around it set. In a rule, depends on them.
  var focusedValues: FocusedValues? { environment.attribute?.value.focusedValues }

  /// The scopes around the view that have a default focus for the user's moves, outermost first.
  var defaultFocusScopes: [DefaultFocusScope] { environment.attribute?.peek().defaultFocusScopes ?? [] }

  var clipboardHandlers: [LiveValue<ClipboardModifier>] { environment.attribute?.peek().clipboardHandlers ?? [] }

  /// Whether a view around the target takes a key before the target gets it.
  func isTaken(_ key: KeyEquivalent, characters: String, modifiers: EventModifiers) -> Bool {
    environment.attribute?.peek().pressed(key, characters: characters, modifiers: modifiers) == .handled
  }

  /// Performs the action of the innermost view around that handles a command; false if no view does.
  func perform(_ command: FocusCommand) -> Bool { environment.attribute?.peek().perform(command) ?? false }

  package func focus() { manager.focus(self) }

  /// The numbers of writes of the focus states around the view so far.
  package var focusWrites: [Int] { connections.map(\.writeCount) }

  /// Whether the program has requested the focus for the view since `writes` were read. Writing the value that a state already has
  /// counts: it changes nothing, but says where the focus belongs.
  package func isRequested(since writes: [Int]) -> Bool {
    zip(connections, writes).contains { $0.writeCount > $1 && $0.isRequested }
  }

  /// Moves the scroll views around as little as needed to show it.
  func reveal() {
    guard let transform = transform.attribute?.peek(), let rect = frame.attribute?.peek().rect else { return }
    for name in transform.spaces {
      if let space = name.base as? any RevealingSpace, space.reveal(rect) { return }
    }
  }
}

/// The name of a coordinate space whose content moves.
@MainActor
package protocol RevealingSpace {
  /// Moves the content as little as needed to show `rect`, in the coordinates of the target in it.
  /// - Returns: false if this space moves nothing; the next one around is tried then.
  func reveal(_ rect: CGRect) -> Bool
}
