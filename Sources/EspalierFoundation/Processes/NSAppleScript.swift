// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A script in AppleScript. Linux has no interpreter of this language: a script is a value, and each attempt to compile
/// or run it fails with an error, as a script with a mistake does. `Process` and D-Bus control other programs.
open class NSAppleScript: NSObject {
  /// The key of the message of an error.
  public static let errorMessage = "NSAppleScriptErrorMessage"
  /// The key of the short message of an error.
  public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
  /// The key of the number of an error.
  public static let errorNumber = "NSAppleScriptErrorNumber"
  /// The key of the name of the program in which an error is. Its value is absent here.
  public static let errorAppName = "NSAppleScriptErrorAppName"
  /// The key of the place of an error in the text. Its value is absent here.
  public static let errorRange = "NSAppleScriptErrorRange"

  /// The largest file that is read, in bytes.
  private static let limit = 1 << 20

  /// The text of the script.
  open private(set) var source: String?
  /// Whether the script is compiled: false.
  open var isCompiled: Bool { false }

  /// A script with this text.
  public init?(source: String) { self.source = source }

  /// A script with the text of a file; nil, with an error, if the file is not one of text.
  public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
    guard let data = try? RegularFile.read(url, limit: Self.limit), let text = String(data: data, encoding: .utf8)
    else {
      errorInfo?.pointee = Self.failure("The script in \(url.path) cannot be read as a text.", number: -1752)
      return nil
    }
    source = text
  }

  /// Fails: Linux has no AppleScript.
  @discardableResult
  open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
    errorInfo?.pointee = Self.absence
    return false
  }

  /// Fails: Linux has no AppleScript. Returns an empty value.
  @discardableResult
  open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
    errorInfo?.pointee = Self.absence
    return NSAppleEventDescriptor.null()
  }

  /// The number is `errOSASystemError`, that of an interpreter which cannot run.
  private static var absence: NSDictionary {
    failure("Linux has no AppleScript: the script did not run.", number: -1750)
  }

  private static func failure(_ message: String, number: Int) -> NSDictionary {
    [errorMessage: message, errorBriefMessage: message, errorNumber: number] as NSDictionary
  }
}
