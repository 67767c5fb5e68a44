// SPDX-License-Identifier: MIT

import Combine
import EspalierAppleValues
import EspalierApps
import EspalierCore
import EspalierNumbers
import EspalierPrimitives
import EspalierServices
import Foundation

/// The program.
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

/// The program.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The program's one object.
  public static let shared = NSApplication()

  /// The object that follows the program's life: that of `NSApplicationDelegateAdaptor`.
  open var delegate: (any NSApplicationDelegate)?

  /// The way in which a program stands among others.
  public enum ActivationPolicy: Int, Sendable {
    /// With windows and a place in the dock; with windows alone; without both.
    case regular, accessory, prohibited
  }
  /// The answer to a request to end.
  public enum TerminateReply: UInt, Sendable {
    /// Stay, end, or decide later by `reply(toApplicationShouldTerminate:)`.
    case terminateCancel, terminateNow, terminateLater
  }
  /// The answer of a dialog.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An answer of the program's own.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Yes, or a choice.
    public static let OK = ModalResponse(1)
    /// No choice.
    public static let cancel = ModalResponse(0)
    /// The dialog was ended by the program.
    public static let stop = ModalResponse(-1000)
    /// The dialog was closed without an answer.
    public static let abort = ModalResponse(-1001)
    /// The dialog continues.
    public static let `continue` = ModalResponse(-1002)
    /// The first button.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The second button.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The third button.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  // MARK: - Activity

  /// Whether a window of the program is in front.
  open var isActive: Bool { ProgramLife.shared.phase == .active }
  /// Whether the program is hidden; desktops on Linux hide windows alone.
  open var isHidden: Bool { false }
  /// Whether the program runs.
  open var isRunning: Bool { RunningPrograms.current != nil }
  private var policy = ActivationPolicy.regular
  /// The way in which the program stands among others.
  open func activationPolicy() -> ActivationPolicy { policy }
  /// Notes the way in which the program stands among others; desktops on Linux show windows in any case. Returns true.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  /// Brings the program's window to the front.
  open func activate() { RunningPrograms.current?.frontProgramWindow?.bringToFront() }
  /// Brings the program's window to the front.
  open func activate(ignoringOtherApps flag: Bool) { activate() }
  /// Leaves the front to another program, which its own window takes here.
  open func yieldActivation(to application: NSRunningApplication) {}
  /// Leaves the front to another program, which its own window takes here.
  open func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {}
  /// The light or dark appearance of the front window.
  open var effectiveAppearance: NSAppearance { .currentDrawing() }
  /// An appearance of the program's own; nil is the desktop's. Stored: `preferredColorScheme(_:)` changes a window.
  open var appearance: NSAppearance?
  /// The event that is handled; nil, because events are those of SwiftUI's views.
  open var currentEvent: NSEvent? { nil }
  /// The program's icon.
  open var applicationIconImage: NSImage! = NSImage(named: "AppIcon") ?? NSImage(named: NSImage.applicationIconName)
  /// The place of the program in a dock.
  open private(set) lazy var dockTile = NSDockTile()
  /// The menus that a program makes itself; those of a window are SwiftUI's commands.
  open var mainMenu: NSMenu?
  /// The menu of windows that a program makes itself.
  open var windowsMenu: NSMenu?
  /// The menu of help that a program makes itself.
  open var helpMenu: NSMenu?

  // MARK: - Windows

  private var knownWindows: [NSWindow] = []
  /// The open windows.
  open var windows: [NSWindow] {
    let sources = RunningPrograms.current?.openWindows ?? []
    knownWindows = sources.map { source in knownWindows.first { $0.programWindow === source } ?? NSWindow(source) }
    return knownWindows
  }
  /// The open windows from the front backwards; here the window in front, then the others.
  open var orderedWindows: [NSWindow] { windows.sorted { $0.isKeyWindow && !$1.isKeyWindow } }
  /// The window in front; nil if another program's is.
  open var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) }
  /// The window in front, or the one that was there last.
  open var mainWindow: NSWindow? {
    guard let front = RunningPrograms.current?.frontProgramWindow else { return nil }
    return windows.first { $0.programWindow === front }
  }

  // MARK: - Actions

  /// Ends the program, after the questions of its delegate and its documents.
  open func terminate(_ sender: Any?) { RunningPrograms.quit() }
  /// Ends the program, or lets it stay, after `terminateLater`.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    DelegateLife.replied(shouldTerminate)
    if shouldTerminate { RunningPrograms.quit() }
  }
  /// Hides the program's windows; desktops on Linux do that for windows alone, so this has no effect.
  open func hide(_ sender: Any?) {
    Diagnostics.warnOnce("NSApplication.hide: a desktop on Linux hides windows, not programs.")
  }
  /// Shows the program's windows again.
  open func unhide(_ sender: Any?) { activate() }
  /// Performs a selector of a target, of the delegate, or a command that every window has: `copy:`, `cut:`, `paste:`, `undo:`,
  /// `redo:`, `performClose:`, `terminate:`, `showSettingsWindow:`. Returns whether something took it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    if target == nil, let delegate, action.perform(on: delegate, with: sender) { return true }
    return RunningPrograms.send(action, to: target, from: sender)
  }
  /// The name, the version and the icon of the program, as a question.
  open func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }
  /// The name, the version and the icon of the program, as a question.
  open func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {
    let information = Bundle.main.infoDictionary ?? [:]
    func value(_ key: AboutPanelOptionKey, _ name: String) -> String? {
      optionsDictionary[key] as? String ?? information[name] as? String
    }
    let name = value(.applicationName, "CFBundleName") ?? ProcessInfo.processInfo.processName
    let lines = [
      value(.applicationVersion, "CFBundleShortVersionString").map { "Version \($0)" },
      (optionsDictionary[.credits] as? NSAttributedString)?.string, information["NSHumanReadableCopyright"] as? String,
    ]
    let alert = ProgramAlert(
      title: name, message: lines.compactMap { $0 }.joined(separator: "\n"),
      choices: [ProgramAlert.Choice("OK", isDefault: true)])
    DispatchQueue.main.async { _ = alert.run() }
  }
  /// Values of the panel about the program.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let applicationName = Self(rawValue: "ApplicationName")
    /// The version for users.
    public static let applicationVersion = Self(rawValue: "ApplicationVersion")
    /// The version for the program's author.
    public static let version = Self(rawValue: "Version")
    /// The thanks, as an attributed string.
    public static let credits = Self(rawValue: "Credits")
    /// The icon; not shown.
    public static let applicationIcon = Self(rawValue: "ApplicationIcon")
  }
  /// Shows an error as a question.
  @discardableResult
  open func presentError(_ error: any Error) -> Bool {
    NSAlert(error: error).runModal()
    return false
  }
  /// Requests the user's attention; desktops on Linux have marks for windows alone, so this brings none. Returns 0.
  @discardableResult
  open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  /// The urgency of a request.
  public enum RequestUserAttentionType: UInt, Sendable {
    /// Until it is answered, or once.
    case criticalRequest = 0
    /// Once.
    case informationalRequest = 10
  }
}

/// The place of a program in a dock.
@MainActor @preconcurrency
public final class NSDockTile: NSObject {
  /// The mark at the icon, on desktops that show one; they show numbers alone.
  public var badgeLabel: String? { didSet { LauncherBadge.show(badgeLabel.flatMap { Int($0) } ?? 0) } }
  /// Draws the place again; the desktop does.
  public func display() {}
}

extension NSApplication {
  /// Posted before the windows of the program are made.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// Posted when the first windows are open.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// Posted when a window is in front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Posted when a window is about to be in front.
  public nonisolated static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// Posted when no window is in front any more.
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// Posted when no window is about to be in front any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// Posted when the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
  /// Posted when screens change; never here.
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  /// Posted when the program is hidden; never here.
  public nonisolated static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
}
