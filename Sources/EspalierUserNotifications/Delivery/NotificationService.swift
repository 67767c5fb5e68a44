// SPDX-License-Identifier: MIT

/// A message on the user's screen.
struct NotificationMessage: Equatable, Sendable {
  var title: String
  var body: String
  /// Identifiers and titles of buttons; the identifier `default` is the message itself, `inline-reply` a text field.
  var actions: [(identifier: String, title: String)]
  /// 0, 1 or 2.
  var urgency: UInt8
  /// The path of a sound file, an empty text for the desktop's own sound, nil for none.
  var sound: String?
  /// The path of a picture.
  var picture: String?
  /// The text in the empty field of an answer.
  var placeholder: String?

  static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.body == b.body && a.urgency == b.urgency && a.sound == b.sound && a.picture == b.picture
      && a.placeholder == b.placeholder && a.actions.elementsEqual(b.actions, by: ==)
  }
}

/// The user's reaction to a message.
enum NotificationReaction: Equatable, Sendable {
  /// A button was pressed, by its identifier.
  case action(String)
  /// A text was sent.
  case reply(String)
  /// The user closed the message.
  case dismissed
  /// The message has left the desktop for another reason.
  case expired
}

/// The part of a desktop that shows messages. Its functions wait for the result, so they are not called on the main thread.
protocol NotificationService: Sendable {
  /// The abilities, by the names of the specification of desktop notifications; nil if there is no service.
  func capabilities() -> Set<String>?
  /// Shows a message in place of another one, or a new one for 0.
  /// - Returns: The number of the message.
  func show(_ message: NotificationMessage, replacing number: UInt32) throws -> UInt32
  /// Removes a message.
  func close(_ number: UInt32)
  /// Sets the number at the program's icon; 0 shows none.
  func showBadge(_ count: Int)
  /// Calls `received` for each reaction, on any thread. To be called once.
  func receive(_ received: @escaping @Sendable (_ number: UInt32, NotificationReaction) -> Void)
}
