// SPDX-License-Identifier: MIT

import Foundation

/// Messages between the three kinds of processes of `espalier preview`: the command, which compiles and forwards the messages of
/// the other two; the viewer, which owns the window; the workers, each of which runs one version of the user's code. The sessions
/// of `espalier mcp` have no viewer: their workers get requests.
package enum PreviewMessage: Codable, Sendable {
  // From the command to a worker

  /// Loads a version of the user's code.
  case load(library: String)
  /// Begins with the state of the former version.
  case take(state: Data)
  /// A request that the main thread answers with `pong`.
  case ping(Int)
  /// Records the main thread's place; answered with `stackWritten`.
  case writeStack
  /// A request that is answered with `state`.
  case giveState
  /// A request to the worker of a session; answered with `answer` of the same number.
  case request(number: Int, SessionRequest)

  // From a worker to the command

  case previews([PreviewListing])
  case loadFailed(String)
  case pong(Int)
  case stackWritten
  case state(Data)
  case answer(number: Int, SessionAnswer)

  // From the command to the viewer

  case compiling
  /// A version has loaded; its stages are to be chosen.
  case loaded(version: Int, previews: [PreviewListing])
  /// The current problem; nil for none any more.
  case problem(PreviewProblem?)
  /// A picture of a version.
  case shown(version: Int, PreviewFrame)
  case styled(version: Int, stage: String, pointerStyle: String?)

  // From the viewer to the command, and on to a worker

  case stages(version: Int, [PreviewStage])
  case event(version: Int, stage: String, PreviewEvent)
  /// The picture was taken from its file.
  case taken(version: Int, stage: String)

  // From the viewer to the command

  /// All pictures of a version are on the screen.
  case showing(version: Int)
  /// The version that was shown last begins anew, with the state that its code makes.
  case restart

  // From a worker to the command, and on to the viewer

  case frame(PreviewFrame)
  case pointerStyle(stage: String, String?)
}
