// SPDX-License-Identifier: MIT

import Foundation

/// A message in C's form: `os_log("%{public}@ has %d rows", log: log, type: .info, name, count)`.
///
/// `%{private}` and `%{sensitive}` hide their value.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) { log.write(CFormat("\(message)").text(arguments), type) }

/// A message in C's form.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) { log.write(CFormat("\(message)").text(arguments), type) }

/// A message with interpolated values.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// A message with interpolated values.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(message.text, type)
}

/// A format of `printf` with annotations in braces after the percent sign.
package struct CFormat {
  private enum Piece {
    case literal(String)
    case value(specifier: String, isHidden: Bool)
  }

  private var pieces: [Piece] = []

  package init(_ format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(.literal(String(rest[..<percent]))) }
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        pieces.append(.literal("%"))
        rest = rest.dropFirst()
        continue
      }
      var remark = Substring()
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        remark = rest[..<end].dropFirst()
        rest = rest[end...].dropFirst()
      }
      let flags = rest.prefix { !$0.isLetter && $0 != "@" || "hlqjztL".contains($0) }
      rest = rest.dropFirst(flags.count)
      guard let conversion = rest.first else { break }
      rest = rest.dropFirst()
      let isHidden = remark.split(separator: ",").contains { ["private", "sensitive"].contains($0) }
      pieces.append(.value(specifier: "%\(flags)\(conversion)", isHidden: isHidden))
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
  }

  /// The text for arguments; a missing one is written as `<missing>`.
  package func text(_ arguments: [any CVarArg]) -> String {
    var rest = arguments[...]
    return pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .value(let specifier, let isHidden):
        guard let value = rest.popFirst() else { return "<missing>" }
        if isHidden { return "<private>" }
        // As on Apple systems, a string may stand for one of C, whose address it is not.
        if let string = value as? String { return string }
        return String(format: specifier, value)
      }
    }.joined()
  }
}
