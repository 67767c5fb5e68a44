// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// Actions of an app that its menus offer, and keyboard shortcuts in all of its windows.
///
/// Custom commands have a `body`, and may have `@State`, `@FocusedValue` and the other dynamic properties. The underscored
/// requirement belongs to the framework; it has a default.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of `body`; the compiler infers it.
  associatedtype Body: Commands

  /// The commands, in order.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the views that describe the menus.
  static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension Commands {
  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeCommands(commands: makeBody(of: commands, inputs: inputs) { $0.body }, inputs: inputs)
  }
}

/// Commands implemented by the framework.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body") }
}

extension Never: Commands {
  public static func _makeCommands(commands: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs() }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
  /// No commands.
  public nonisolated init() {}

  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs() }
}

/// A menu of the app's own, between the standard menus.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  private let entry: MenuEntryView<Text, Content>

  /// Creates a menu of the menu bar with a name; its items are those of the content.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    entry = MenuEntryView(.submenu, label: name, content: content())
  }

  /// Creates a menu of the menu bar with a name; its items are those of the content.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu of the menu bar with a name; its items are those of the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    MenuEntryView._makeView(view: commands[\.entry], inputs: inputs)
  }
}

/// Items for the standard menus.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  private let entry: MenuEntryView<EmptyView, Content>

  private init(_ operation: CommandGroupOperation, _ placement: CommandGroupPlacement, _ addition: Content) {
    entry = MenuEntryView(.group(operation, placement), label: EmptyView(), content: addition)
  }

  /// Adds items before those at the placement.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before, group, addition())
  }

  /// Adds items after those at the placement.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after, group, addition())
  }

  /// Replaces the items at the placement; the last of several replacements counts.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.replacing, group, addition())
  }

  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    MenuEntryView._makeView(view: commands[\.entry], inputs: inputs)
  }
}

/// Commands as a view that draws nothing.
struct CommandsView<Content: Commands>: _PrimitiveView {
  let commands: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeCommands(commands: view[\.commands], inputs: inputs)
  }
}
