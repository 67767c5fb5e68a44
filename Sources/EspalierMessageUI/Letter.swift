// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierFiles
import EspalierServices
import Foundation

/// The parts of a letter.
struct Letter {
  var subject = ""
  var to: [String] = []
  var cc: [String] = []
  var bcc: [String] = []
  var body = ""
  var attachments: [(name: String, data: Data)] = []

  /// The letter without its attachments as an address.
  var address: URL? {
    // In an address of this kind a space is %20, as a plus sign stands for itself.
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: "&=+?#")
    func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
    func list(_ addresses: [String]) -> String { addresses.map(encoded).joined(separator: ",") }
    var fields: [String] = []
    if !cc.isEmpty { fields.append("cc=" + list(cc)) }
    if !bcc.isEmpty { fields.append("bcc=" + list(bcc)) }
    if !subject.isEmpty { fields.append("subject=" + encoded(subject)) }
    if !body.isEmpty { fields.append("body=" + encoded(body.replacing("\n", with: "\r\n"))) }
    return URL(string: "mailto:" + list(to) + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&")))
  }

  /// Opens the letter in the desktop's mail program.
  /// - Throws: `MFMailComposeError.sendFailed` with the reason.
  @MainActor func open() throws {
    if !attachments.isEmpty { return try openWithAttachments() }
    guard let address, OpenedAddress.open(address) else {
      throw MFMailComposeError(.sendFailed, "No mail program is installed.")
    }
  }

  private func openWithAttachments() throws {
    let folder = ProgramState.folder(of: ProgramIdentity.identifier)
      .appendingPathComponent("letters/\(UUID().uuidString)", isDirectory: true)
    var arguments = ["--utf8"]
    if !subject.isEmpty { arguments += ["--subject", subject] }
    if !body.isEmpty { arguments += ["--body", body] }
    for address in cc { arguments += ["--cc", address] }
    for address in bcc { arguments += ["--bcc", address] }
    do {
      try ProgramState.makeFolder(folder)
      for (index, attachment) in attachments.enumerated() {
        let name = URL(fileURLWithPath: "/" + attachment.name.replacing("/", with: "_")).lastPathComponent
        let file = folder.appendingPathComponent(name.isEmpty || name == "/" ? "attachment \(index + 1)" : name)
        try attachment.data.write(to: file)
        arguments += ["--attach", file.path]
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["xdg-email"] + arguments + to
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw MFMailComposeError(
          .sendFailed,
          "The mail program takes no attachments: xdg-email ended with status \(process.terminationStatus).")
      }
    } catch let error as MFMailComposeError {
      throw error
    } catch {
      throw MFMailComposeError(.sendFailed, "The attachments cannot be written: \(error.localizedDescription)")
    }
  }

  /// The text of HTML: paragraphs and breaks are lines, tags are left out.
  static func plain(_ html: String) -> String {
    var text = ""
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ">") else {
        rest = rest[start...]
        break
      }
      let tag = rest[start..<end].dropFirst().lowercased()
      if tag.hasPrefix("br") || tag.hasPrefix("/p") || tag.hasPrefix("/div") || tag.hasPrefix("/li") { text += "\n" }
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    for (name, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")] {
      text = text.replacing(name, with: character)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
