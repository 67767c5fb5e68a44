// SPDX-License-Identifier: MIT

import EspalierCore

/// Builds one value of commands from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
  /// A statement of the builder is a command.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// A builder with one statement is that command.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// The commands of several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands<
    repeat each Content
  > {
    _TupleCommands(content: (repeat each content))
  }

  /// Commands of an `if` without `else`; nil has none.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _ConditionalCommands<Content, EmptyCommands> {
    content.map { buildEither(first: $0) } ?? buildEither(second: EmptyCommands())
  }

  /// Commands of one branch of `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(first: First) -> _ConditionalCommands<First, Second>
  {
    _ConditionalCommands(content: ViewBuilder.buildEither(first: CommandsView(commands: first)))
  }

  /// Commands of one branch of `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(second: Second)
    -> _ConditionalCommands<First, Second>
  {
    _ConditionalCommands(content: ViewBuilder.buildEither(second: CommandsView(commands: second)))
  }

  /// Commands under `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Several commands, one after the other.
public struct _TupleCommands<each Content: Commands>: _PrimitiveCommands {
  let content: (repeat each Content)

  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var offset = 0
    var parts: [PreferenceNode?] = []
    func visit<Part: Commands>(_ part: Part.Type) {
      offset = alignUp(offset, MemoryLayout<Part>.alignment)
      let part = commands.field(at: offset, as: Part.self)
      parts.append(Part._makeCommands(commands: part, inputs: inputs).preferences)
      offset += MemoryLayout<Part>.size
    }
    repeat visit((each Content).self)
    return _ViewOutputs(preferences: JoinedNode.joining(parts))
  }
}

/// One of two commands.
public struct _ConditionalCommands<First: Commands, Second: Commands>: _PrimitiveCommands {
  let content: _ConditionalContent<CommandsView<First>, CommandsView<Second>>

  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = commands[\.content]
    return _ConditionalContent<CommandsView<First>, CommandsView<Second>>._makeView(view: content, inputs: inputs)
  }
}
