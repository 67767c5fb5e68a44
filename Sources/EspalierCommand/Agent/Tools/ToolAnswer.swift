// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

/// The result of a tool: texts and a picture.
struct ToolAnswer: Equatable {
  private(set) var text: String
  /// PNG.
  private(set) var picture: Data?
  var isFailure = false

  /// The most characters of a text: a longer one costs a reader more than it shows.
  static let longest = 40_000

  init(_ text: String, picture: Data? = nil) {
    self.text = text
    self.picture = picture
  }

  static func failure(_ text: String) -> ToolAnswer {
    var answer = ToolAnswer(text)
    answer.isFailure = true
    return answer
  }

  /// The answer of a session's worker.
  init(_ answer: SessionAnswer) {
    let printed = answer.output.isEmpty ? "" : "\nprinted:\n" + answer.output
    self.init(Self.shortened(answer.text) + printed, picture: answer.picture)
    isFailure = answer.isFailure
  }

  /// The same answer with lines in front.
  func below(_ lines: String) -> ToolAnswer {
    var result = self
    result.text = text.isEmpty ? lines : lines + "\n" + text
    return result
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let shown = text.prefix(longest)
    let rest = text.count - shown.count
    return rest == 0 ? text : shown + "\n… \(rest) characters left out; name a part of the window as `element`"
  }

  /// The text's characters are all visible: it contains names from the program.
  var json: JSONValue {
    var content: [JSONValue] = []
    if !text.isEmpty || picture == nil { content.append(["type": "text", "text": .text(text.visible)]) }
    if let picture {
      content.append(["type": "image", "data": .text(picture.base64EncodedString()), "mimeType": "image/png"])
    }
    return ["content": .list(content), "isError": .boolean(isFailure)]
  }
}

/// The reason why a tool does not do its work, and the next step.
struct ToolFailure: Error, Equatable {
  let text: String
  init(_ text: String) { self.text = text }
}
