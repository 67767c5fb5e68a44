// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierInteraction
import EspalierNumbers

extension EventModifiers {
  /// The modifiers of a key's state. The control key is the command key of shortcuts: `.keyboardShortcut("s")` is Control-S here.
  init(_ state: GdkModifierType) {
    self = []
    let names: [(GdkModifierType, EventModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .command), (GDK_ALT_MASK, .option), (GDK_LOCK_MASK, .capsLock),
      (GDK_SUPER_MASK, .control), (GDK_META_MASK, .control),
    ]
    for (mask, modifier) in names where state.rawValue & mask.rawValue != 0 { insert(modifier) }
  }

  /// The modifier that a key itself is; none for other keys, and for Caps Lock, whose state stays when it is released.
  init(ofKey keyval: guint) {
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Shift_L, GDK_KEY_Shift_R: self = .shift
    case GDK_KEY_Control_L, GDK_KEY_Control_R: self = .command
    case GDK_KEY_Alt_L, GDK_KEY_Alt_R: self = .option
    case GDK_KEY_Super_L, GDK_KEY_Super_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: self = .control
    default: self = []
    }
  }
}

extension KeyEquivalent {
  /// Nil for a key without a character, such as a modifier.
  init?(keyval: guint) {
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .upArrow
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .downArrow
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .leftArrow
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .rightArrow
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .deleteForward
    case GDK_KEY_BackSpace: self = .delete
    case GDK_KEY_Escape: self = .escape
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: self = .tab
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .return
    case GDK_KEY_Clear: self = .clear
    case GDK_KEY_F1...GDK_KEY_F35:
      self.init(Character(Unicode.Scalar(0xF704 + keyval - guint(GDK_KEY_F1))!))
    default:
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value >= 0x20 else { return nil }
      self.init(Character(scalar))
    }
  }

  /// Presses a key; if nothing takes it, the key of a command without Shift.
  static func press(
    keyval: guint, _ state: GdkModifierType, event: OpaquePointer?, _ press: (KeyEquivalent, EventModifiers) -> Bool
  ) -> Bool {
    guard let key = KeyEquivalent(keyval: keyval) else { return false }
    let modifiers = EventModifiers(state)
    if press(key, modifiers) { return true }
    guard let event, let base = KeyEquivalent(withoutShift: event, key, modifiers) else { return false }
    return press(base, modifiers)
  }

  /// The key of a command without Shift, which turns "!" into "1"; nil if that is the same.
  private init?(withoutShift event: OpaquePointer, _ key: KeyEquivalent, _ modifiers: EventModifiers) {
    guard modifiers.contains(.shift), !modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    var keyval: guint = 0
    let found = gdk_display_translate_key(
      gdk_event_get_display(event), gdk_key_event_get_keycode(event), GdkModifierType(0),
      Int32(gdk_key_event_get_layout(event)), &keyval, nil, nil, nil)
    guard found != 0, let base = KeyEquivalent(keyval: keyval), base.character != key.character,
      base.character.uppercased() != String(key.character)
    else { return nil }
    self = base
  }

  /// Whether the key moves or deletes: with it the control key means a word, not a command.
  var editsByWord: Bool {
    switch self {
    case .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .delete, .deleteForward: true
    default: false
    }
  }
}

extension EventModifiers {
  /// The modifier keys of the keyboard for these modifiers.
  var gdk: GdkModifierType {
    let names: [(EventModifiers, GdkModifierType)] = [
      (.shift, GDK_SHIFT_MASK), (.command, GDK_CONTROL_MASK), (.option, GDK_ALT_MASK), (.control, GDK_SUPER_MASK),
    ]
    return GdkModifierType(names.reduce(0) { contains($1.0) ? $0 | $1.1.rawValue : $0 })
  }
}

extension KeyEquivalent {
  /// The keyboard's value for this key; nil for a character of several scalars.
  var keyval: guint? {
    let names: [KeyEquivalent: Int32] = [
      .upArrow: GDK_KEY_Up, .downArrow: GDK_KEY_Down, .leftArrow: GDK_KEY_Left, .rightArrow: GDK_KEY_Right,
      .home: GDK_KEY_Home, .end: GDK_KEY_End, .pageUp: GDK_KEY_Page_Up, .pageDown: GDK_KEY_Page_Down,
      .deleteForward: GDK_KEY_Delete, .delete: GDK_KEY_BackSpace, .escape: GDK_KEY_Escape, .tab: GDK_KEY_Tab,
      .return: GDK_KEY_Return, .clear: GDK_KEY_Clear,
    ]
    if let name = names[self] { return guint(bitPattern: name) }
    guard character.unicodeScalars.count == 1 else { return nil }
    let scalar = character.unicodeScalars.first!.value
    // AppKit's numbers of the function keys.
    if 0xF704...0xF726 ~= scalar { return scalar - 0xF704 + guint(GDK_KEY_F1) }
    return gdk_unicode_to_keyval(character.unicodeScalars.first!.value)
  }
}
