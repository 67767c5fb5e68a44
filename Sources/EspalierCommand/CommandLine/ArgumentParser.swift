// SPDX-License-Identifier: MIT

/// Reads a command's arguments: options that take a value, flags that do not, and the rest.
///
/// `--name value` and `--name=value` are the same; `--` ends the options.
struct ParsedArguments: Equatable {
  private(set) var values: [String: [String]] = [:]
  private(set) var flags: Set<String> = []
  private(set) var rest: [String] = []

  /// - Throws: a usage error that names the closest option for an unknown one.
  ///
  /// An option of `optionalValues` takes the next word as its value unless that is an option or a Swift file; without a
  /// value it is a flag.
  init(_ arguments: [String], options: [String], flags known: [String], optionalValues: [String] = []) throws {
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      if argument == "--" {
        rest += remaining
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        rest.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      if known.contains(name) {
        guard parts.count == 1 else { throw Stop.usage("\(name) takes no value") }
        flags.insert(name)
      } else if optionalValues.contains(name) {
        if parts.count == 2 {
          values[name, default: []].append(parts[1])
        } else if let next = remaining.first, !next.hasPrefix("-"), !next.hasSuffix(".swift") {
          values[name, default: []].append(remaining.removeFirst())
        } else {
          flags.insert(name)
        }
      } else if options.contains(name) {
        if parts.count == 2 {
          values[name, default: []].append(parts[1])
        } else if let value = remaining.popFirst() {
          values[name, default: []].append(value)
        } else {
          throw Stop.usage("\(name) needs a value")
        }
      } else {
        throw Stop.usage(Spelling.unknown("option", name, among: options + known + optionalValues))
      }
    }
  }

  /// The value of an option that may be given once.
  func single(_ name: String) throws -> String? {
    guard let all = values[name] else { return nil }
    guard all.count == 1 else { throw Stop.usage("\(name) is given \(all.count) times; once is enough") }
    return all[0]
  }

  /// A number in `range`; `meaning` completes the message, as in "a number of seconds, 0 or more".
  func number(_ name: String, _ meaning: String, where isValid: (Double) -> Bool) throws -> Double? {
    guard let text = try single(name) else { return nil }
    guard let value = Double(text), value.isFinite, isValid(value) else {
      throw Stop.usage("\(name) takes \(meaning), not \"\(text)\"")
    }
    return value
  }
}
