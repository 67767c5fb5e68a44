// SPDX-License-Identifier: MIT

import EspalierCore

extension Group: Commands where Content: Commands {
  public typealias Body = Never
  public var body: Never { fatalError("Group is primitive content: it has no body") }

  /// Groups commands.
  public init(@CommandsBuilder content: () -> Content) { self = .of(content()) }

  public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeCommands(commands: commands.field(at: 0, as: Content.self), inputs: inputs)
  }
}
