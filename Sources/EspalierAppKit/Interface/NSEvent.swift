// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// An event of a key or of the mouse.
@MainActor @preconcurrency
open class NSEvent: NSObject {
  /// The kinds of events.
  public enum EventType: UInt, Sendable {
    /// The kinds.
    case leftMouseDown = 1
    /// The kinds that follow it.
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered,
      mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined, periodic,
      cursorUpdate
    /// The wheel turns.
    case scrollWheel = 22
    /// Another button is pressed.
    case otherMouseDown = 25
    /// Another button is released, or the mouse moves with it.
    case otherMouseUp, otherMouseDragged
  }

  /// Kinds of events.
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    /// The kinds.
    public static let leftMouseDown = Self(EventType.leftMouseDown)
    /// The button is released.
    public static let leftMouseUp = Self(EventType.leftMouseUp)
    /// The right button is pressed.
    public static let rightMouseDown = Self(EventType.rightMouseDown)
    /// The right button is released.
    public static let rightMouseUp = Self(EventType.rightMouseUp)
    /// The mouse moves.
    public static let mouseMoved = Self(EventType.mouseMoved)
    /// The mouse moves with its button.
    public static let leftMouseDragged = Self(EventType.leftMouseDragged)
    /// The mouse moves with its right button.
    public static let rightMouseDragged = Self(EventType.rightMouseDragged)
    /// A key is pressed.
    public static let keyDown = Self(EventType.keyDown)
    /// A key is released.
    public static let keyUp = Self(EventType.keyUp)
    /// The modifiers change.
    public static let flagsChanged = Self(EventType.flagsChanged)
    /// The wheel turns.
    public static let scrollWheel = Self(EventType.scrollWheel)
    /// All of them.
    public static let any = Self(rawValue: .max)
  }

  /// The modifiers of an event.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The lock of capital letters.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command, which is the control key of most keyboards here.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the block of digits.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// Help.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// A key of a function.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// The flags that do not depend on the device.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

    init(_ modifiers: EventModifiers) {
      var flags: ModifierFlags = []
      for (modifier, flag) in [
        (EventModifiers.capsLock, ModifierFlags.capsLock), (.shift, .shift), (.control, .control), (.option, .option),
        (.command, .command), (.numericPad, .numericPad),
      ] where modifiers.contains(modifier) { flags.insert(flag) }
      self = flags
    }
  }

  /// The kind.
  public let type: EventType
  /// The modifiers.
  public let modifierFlags: ModifierFlags
  /// The letters of a key.
  public let characters: String?
  /// The letters of a key without modifiers.
  public var charactersIgnoringModifiers: String? { characters }
  /// The number of a key on an Apple keyboard; 0 here.
  public var keyCode: UInt16 { 0 }
  /// Whether a key is held.
  public var isARepeat: Bool { false }
  /// The place in the window.
  public var locationInWindow: CGPoint { .zero }
  /// The movement from left to right.
  public var deltaX: CGFloat { 0 }
  /// The movement from top to bottom.
  public var deltaY: CGFloat { 0 }
  /// The movement of the wheel.
  public var scrollingDeltaX: CGFloat { 0 }
  /// The movement of the wheel.
  public var scrollingDeltaY: CGFloat { 0 }
  /// The number of clicks.
  public var clickCount: Int { 1 }
  /// The number of the button.
  public var buttonNumber: Int { 0 }
  /// The window.
  public var window: NSWindow? { NSApplication.shared.keyWindow }
  /// The time in seconds since the machine started.
  public let timestamp = ProcessInfo.processInfo.systemUptime

  init(_ type: EventType, _ modifierFlags: ModifierFlags, characters: String? = nil) {
    self.type = type
    self.modifierFlags = modifierFlags
    self.characters = characters
  }

  /// The modifiers that are held, as the front window's last event had them.
  public static var modifierFlags: ModifierFlags {
    guard let graph = ProgramScreen.graph else { return [] }
    return ModifierFlags(graph.events.modifiers)
  }
  /// The place of the mouse on the screen, which a program on Linux does not know: zero.
  public static var mouseLocation: CGPoint { .zero }
  /// The buttons that are pressed, which are those of a window's own events: none.
  public static var pressedMouseButtons: Int { 0 }
  /// The greatest time in seconds between two clicks.
  public static var doubleClickInterval: TimeInterval { 0.5 }

  @available(
    *, unavailable,
    message: "A program on a Linux desktop does not see other programs' events: use the desktop's own shortcuts."
  )
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }

  @available(
    *, unavailable, message: "Events are those of SwiftUI's views: use onKeyPress, keyboardShortcut or a Gesture."
  )
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }

  /// Ends a monitor, of which there are none.
  public static func removeMonitor(_ eventMonitor: Any) {}
}

/// The operations of a drop.
public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A copy.
  public static let copy = NSDragOperation(rawValue: 1)
  /// A link.
  public static let link = NSDragOperation(rawValue: 2)
  /// As the receiver decides.
  public static let generic = NSDragOperation(rawValue: 4)
  /// A movement.
  public static let move = NSDragOperation(rawValue: 16)
  /// All of them.
  public static let every = NSDragOperation(rawValue: .max)
}

/// A drag over a view; views of AppKit receive none.
@MainActor @preconcurrency
public protocol NSDraggingInfo: NSObjectProtocol {
  /// The content.
  var draggingPasteboard: NSPasteboard { get }
  /// The place in the window.
  var draggingLocation: CGPoint { get }
}
