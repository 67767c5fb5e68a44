// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// Things that an app can do from its menus, and with keys from all of its windows.
///
/// Commands of your own give a `body`. They may have `@State`, `@FocusedValue` and the other dynamic properties. The
/// underscored requirement is the framework's; it has a default.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of `body`; the compiler infers it.
  associatedtype Body: Commands

  /// The commands, in order.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the views that describe the menus.
  static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension Commands {
  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeCommands(commands: makeBody(of: commands, inputs: inputs) { $0.body }, inputs: inputs)
  }
}

/// Commands that the framework makes.
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

/// A menu of the app's own, between those that every app has.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  private let entry: MenuEntryView<Text, Content>

  /// A menu of the bar with a name; its items are those of the content.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    entry = MenuEntryView(.submenu, label: name, content: content())
  }

  /// A menu of the bar with a name; its items are those of the content.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// A menu of the bar with a name; its items are those of the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    MenuEntryView._makeView(view: commands[\.entry], inputs: inputs)
  }
}

/// Items for the menus that every app has.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  private let entry: MenuEntryView<EmptyView, Content>

  private init(_ operation: CommandGroupOperation, _ placement: CommandGroupPlacement, _ addition: Content) {
    entry = MenuEntryView(.group(operation, placement), label: EmptyView(), content: addition)
  }

  /// Before what is at the place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before, group, addition())
  }

  /// After what is at the place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after, group, addition())
  }

  /// Instead of what is at the place; of several the last counts.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.replacing, group, addition())
  }

  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    MenuEntryView._makeView(view: commands[\.entry], inputs: inputs)
  }
}

/// Commands as a view that is not seen.
struct CommandsView<Content: Commands>: _PrimitiveView {
  let commands: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeCommands(commands: view[\.commands], inputs: inputs)
  }
}
