import Foundation
import ViewCore

/// Opens an address: with what the desktop has for it, or as `environment(\.openURL, …)` says.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind
    /// It was dealt with.
    public static let handled = Result(kind: .handled)
    /// Nothing shall be done with it.
    public static let discarded = Result(kind: .discarded)
    /// The desktop shall open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The desktop shall open another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// - Parameter completion: told whether the address was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(Self.openBySystem(other ?? url))
    }
  }

  private static func openBySystem(_ url: URL) -> Bool {
    let program = ["/usr/bin/xdg-open", "/usr/local/bin/xdg-open"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let program else {
      Diagnostics.warnOnce("\(url.absoluteString) cannot be opened: there is no xdg-open.", subject: "openURL")
      return false
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [url.absoluteString]
    do { try process.run() } catch { return false }
    return true
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .systemAction }
  }

  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
