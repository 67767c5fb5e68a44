// SPDX-License-Identifier: MIT

import EspalierLibraries
import EspalierServices
import Foundation

/// A program that starts with the user's session. `mainApp`, the program itself, is an entry in the desktop's autostart folder;
/// auxiliary programs of a bundle, agents and daemons do not exist on Linux: their status is `notFound`, and each request fails.
open class SMAppService: NSObject, @unchecked Sendable {
  /// Whether a program starts with the session.
  public enum Status: Int, Sendable {
    /// It does not.
    case notRegistered
    /// It does.
    case enabled
    /// It is registered, and the user has turned it off in the desktop's settings.
    case requiresApproval
    /// There is no such program.
    case notFound
  }

  private let entry: AutostartEntry?
  private let name: String

  init(entry: AutostartEntry?, name: String) { (self.entry, self.name) = (entry, name) }

  /// The program itself.
  open class var mainApp: SMAppService { SMAppService(entry: .standard, name: ProgramIdentity.name) }
  /// A auxiliary program of the bundle: not found.
  open class func loginItem(identifier: String) -> SMAppService { absent(identifier) }
  /// A program of the user's session, by the name of its property list: not found.
  open class func agent(plistName: String) -> SMAppService { absent(plistName) }
  /// A program of the system, by the name of its property list: not found.
  open class func daemon(plistName: String) -> SMAppService { absent(plistName) }

  private class func absent(_ name: String) -> SMAppService { SMAppService(entry: nil, name: name) }

  /// Whether the program starts with the session.
  open var status: Status { entry?.status ?? .notFound }

  /// Lets the program start with the user's next session.
  /// - Throws: An error of `SMAppServiceErrorDomain`: `kSMErrorAlreadyRegistered`, `kSMErrorLaunchDeniedByUser` for an entry that the
  ///   user has turned off, `kSMErrorJobPlistNotFound` for a program that does not exist; an error of Cocoa's if the file cannot
  ///   be written.
  open func register() throws {
    guard let entry else { throw Self.notFound(name) }
    switch entry.status {
    case .enabled where entry.isCurrent:
      throw Self.error(kSMErrorAlreadyRegistered, "\(name) starts with the session already.")
    case .requiresApproval:
      throw Self.error(
        kSMErrorLaunchDeniedByUser,
        "\(name) is turned off in the desktop's list of programs that start with the session. Turn it on there.")
    default: try entry.write()
    }
  }

  /// Removes the program from those that start with the session.
  /// - Throws: An error of `SMAppServiceErrorDomain`: `kSMErrorJobNotFound` if it is not registered, `kSMErrorJobPlistNotFound` if it
  ///   does not exist; an error of Cocoa's if the file cannot be removed.
  open func unregister() throws {
    guard let entry else { throw Self.notFound(name) }
    guard entry.exists else { throw Self.error(kSMErrorJobNotFound, "\(name) does not start with the session.") }
    try entry.remove()
  }

  /// Removes the program from those that start with the session, and calls `handler` with the error, on a queue of the system.
  open func unregister(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
    let result = Result { try unregister() }
    DispatchQueue.global().async {
      if case .failure(let error) = result { handler(error) } else { handler(nil) }
    }
  }

  /// Removes the program from those that start with the session.
  /// - Throws: The errors of the function without `async`.
  open func unregister() async throws { try removeEntry() }

  private func removeEntry() throws { try unregister() }

  /// The status of a program by its property list of an older form: not found.
  open class func statusForLegacyPlist(at url: URL) -> Status { .notFound }

  /// Shows the desktop's list of programs that start with the session. Where there is none, the file manager shows the folder.
  open class func openSystemSettingsLoginItems() {
    if !AutostartSettings.show(AutostartEntry.standard) {
      LibraryWarning.once(
        "ServiceManagement: no program shows those that start with the session. They are the files in \(AutostartEntry.standard.folder.path)."
      )
    }
  }

  private static func notFound(_ name: String) -> NSError {
    error(
      kSMErrorJobPlistNotFound,
      "\(name) is not found: on Linux only the program itself can start with the session (SMAppService.mainApp).")
  }

  private static func error(_ code: Int, _ text: String) -> NSError {
    NSError(domain: SMAppServiceErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
