// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierAppleValues
import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// The desktop: other programs, and files in them. Files and addresses are opened from any thread, as on Apple systems.
@MainActor @preconcurrency
public final class NSWorkspace: NSObject {
  /// The desktop.
  public nonisolated static let shared = NSWorkspace()

  private nonisolated override init() { super.init() }

  /// The notifications of the desktop, which posts none here.
  public let notificationCenter = NotificationCenter()

  /// Options of the opening of an address; the desktop decides.
  public final class OpenConfiguration: NSObject, @unchecked Sendable {
    /// Whether the program comes to the front.
    public var activates = true
    /// Whether the program's windows are hidden.
    public var hides = false
    /// The arguments of a program.
    public var arguments: [String] = []
    /// The environment of a program.
    public var environment: [String: String] = [:]
    /// Whether the program is started again.
    public var createsNewApplicationInstance = false
    /// Whether the user is asked.
    public var promptsUserIfNeeded = true
  }

  /// Opens an address or a file with the desktop's program for it. Returns whether that began.
  @discardableResult
  public nonisolated func open(_ url: URL) -> Bool { onMainQueue { OpenedAddress.open(url) } }

  /// Opens an address or a file with the desktop's program for it.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, open(url) ? nil : CocoaError(.fileReadUnknown)) }

  /// Opens addresses or files with a program.
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let isDone = Programs.start(applicationURL, opening: urls, configuration)
    completionHandler?(nil, isDone ? nil : CocoaError(.fileReadUnknown))
  }

  /// Starts a program: an executable, or a file `.desktop`.
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let isDone = Programs.start(applicationURL, opening: [], configuration)
    completionHandler?(nil, isDone ? nil : CocoaError(.fileReadUnknown))
  }

  /// Shows files in the desktop's file manager, selected if it can do that.
  public nonisolated func activateFileViewerSelecting(_ fileURLs: [URL]) {
    _ = onMainQueue { OpenedAddress.show(fileURLs) }
  }

  /// Shows a file, or a folder, in the desktop's file manager. Returns whether that began.
  @discardableResult
  public nonisolated func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    if let fullPath { return onMainQueue { OpenedAddress.show([URL(fileURLWithPath: fullPath)]) } }
    return open(URL(fileURLWithPath: rootFullPath, isDirectory: true))
  }

  /// The program for an address or a file: its file `.desktop`; nil if there is none.
  public func urlForApplication(toOpen url: URL) -> URL? { Programs.file(opening: url) }
  /// The program with a name of a file `.desktop`; nil if there is none.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
    Programs.file(named: bundleIdentifier)
  }

  /// A picture for a file by its kind.
  public func icon(forFile fullPath: String) -> NSImage {
    let url = URL(fileURLWithPath: fullPath)
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    return icon(for: isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data)
  }
  /// A picture for a kind of file: a symbol.
  public func icon(for contentType: UTType) -> NSImage {
    let symbols: [(UTType, String)] = [
      (.folder, "folder.fill"), (.image, "photo"), (.movie, "film"), (.audio, "music.note"), (.pdf, "doc.richtext"),
      (.archive, "doc.zipper"), (.sourceCode, "chevron.left.forwardslash.chevron.right"), (.text, "doc.text"),
    ]
    let name = symbols.first { contentType.conforms(to: $0.0) }?.1 ?? "doc"
    let configuration = NSImage.SymbolConfiguration(pointSize: 32, weight: .regular)
    let symbol = NSImage(systemSymbolName: name, accessibilityDescription: contentType.localizedDescription)
    return symbol?.withSymbolConfiguration(configuration) ?? symbol ?? NSImage(size: CGSize(width: 32, height: 32))
  }

  /// This program alone: a desktop does not tell a program about others.
  public var runningApplications: [NSRunningApplication] { [.current] }
  /// This program while one of its windows is in front; nil otherwise.
  public var frontmostApplication: NSRunningApplication? { NSApplication.shared.isActive ? .current : nil }
  /// This program while one of its windows is in front; nil otherwise.
  public var menuBarOwningApplication: NSRunningApplication? { frontmostApplication }

  /// Whether the user has asked for less motion.
  public var accessibilityDisplayShouldReduceMotion: Bool { ProgramScreen.environment.accessibilityReduceMotion }
  /// Whether the user has asked for less transparency.
  public var accessibilityDisplayShouldReduceTransparency: Bool {
    ProgramScreen.environment.accessibilityReduceTransparency
  }
  /// Whether the user has asked for more contrast.
  public var accessibilityDisplayShouldIncreaseContrast: Bool {
    ProgramScreen.environment.colorSchemeContrast == .increased
  }

  /// Moves a file to the trash.
  public func recycle(
    _ urls: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
  ) {
    var failure: (any Error)?
    for url in urls {
      let file = g_file_new_for_path(url.path)
      defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
      if g_file_trash(file, nil, nil) == 0 { failure = CocoaError(.fileWriteUnknown) }
    }
    handler?([:], failure)
  }
}

extension NSWorkspace {
  /// Posted when the machine is about to sleep; never here.
  public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// Posted when the machine has slept; never here.
  public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// Posted when screens sleep; never here.
  public nonisolated static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  /// Posted when screens wake; never here.
  public nonisolated static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
  /// Posted when another desktop is shown; never here.
  public nonisolated static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  /// Posted when another program is in front; never here.
  public nonisolated static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  /// Posted when a program starts; never here.
  public nonisolated static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  /// Posted when a program ends; never here.
  public nonisolated static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
}

/// The programs of the desktop.
private enum Programs {
  static func start(_ program: URL, opening urls: [URL], _ configuration: NSWorkspace.OpenConfiguration) -> Bool {
    if program.pathExtension == "desktop" {
      guard let info = g_desktop_app_info(program.path) else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(info)) }
      let addresses = urls.map { g_strdup($0.absoluteString) }
      defer { for address in addresses { g_free(address) } }
      var list: UnsafeMutablePointer<GList>?
      for address in addresses { list = g_list_append(list, address) }
      defer { g_list_free(list) }
      return g_app_info_launch_uris(info, list, nil, nil) != 0
    }
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = configuration.arguments + urls.map { $0.isFileURL ? $0.path : $0.absoluteString }
    if !configuration.environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(configuration.environment) { $1 }
    }
    do { try process.run() } catch { return false }
    return true
  }

  static func file(opening url: URL) -> URL? {
    var info: OpaquePointer?
    if url.isFileURL {
      let file = g_file_new_for_path(url.path)
      defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
      info = g_file_query_default_handler(file, nil, nil)
    } else if let scheme = url.scheme {
      info = g_app_info_get_default_for_uri_scheme(scheme)
    }
    guard let info else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    return g_app_info_get_id(info).flatMap { file(named: String(cString: $0)) }
  }

  static func file(named name: String) -> URL? {
    guard !name.contains("/") else { return nil }
    let file = name.hasSuffix(".desktop") ? name : name + ".desktop"
    let data = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let own = FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share"
    for folder in [own] + data.split(separator: ":").map(String.init) {
      let url = URL(fileURLWithPath: folder).appendingPathComponent("applications").appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return nil
  }

  /// The program of a file `.desktop`, by the command in it.
  private static func g_desktop_app_info(_ path: String) -> OpaquePointer? {
    let keys = g_key_file_new()
    defer { g_key_file_free(keys) }
    guard g_key_file_load_from_file(keys, path, G_KEY_FILE_NONE, nil) != 0,
      let command = g_key_file_get_string(keys, "Desktop Entry", "Exec", nil)
    else { return nil }
    defer { g_free(command) }
    return g_app_info_create_from_commandline(command, nil, G_APP_INFO_CREATE_SUPPORTS_URIS, nil)
  }
}

/// A program that runs: this one alone, for a desktop does not tell a program about others.
@MainActor @preconcurrency
public final class NSRunningApplication: NSObject {
  /// This program.
  public static let current = NSRunningApplication()

  /// The identifier of the program's bundle.
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// The program's folder.
  public var bundleURL: URL? { Bundle.main.bundleURL }
  /// The program's file.
  public var executableURL: URL? { Bundle.main.executableURL }
  /// The program's name.
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The number of the process.
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  /// Whether a window of the program is in front.
  public var isActive: Bool { NSApplication.shared.isActive }
  /// Whether the program is hidden.
  public var isHidden: Bool { false }
  /// Whether the program has ended.
  public var isTerminated: Bool { false }
  /// The program's icon.
  public var icon: NSImage? { NSApplication.shared.applicationIconImage }
  /// The way in which the program stands among others.
  public var activationPolicy: NSApplication.ActivationPolicy { NSApplication.shared.activationPolicy() }

  /// This program, if it has an identifier.
  public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
    bundleIdentifier == current.bundleIdentifier ? [current] : []
  }
  /// Options of the activation; none has an effect.
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All windows.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// Whatever other programs do.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
  /// Brings the program's window to the front.
  @discardableResult
  public func activate(options: ActivationOptions = []) -> Bool {
    NSApplication.shared.activate()
    return NSApplication.shared.isRunning
  }
  /// Ends the program.
  @discardableResult
  public func terminate() -> Bool {
    NSApplication.shared.terminate(nil)
    return true
  }
}
