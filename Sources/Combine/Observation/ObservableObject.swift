// SPDX-License-Identifier: MIT

/// An object that announces its changes beforehand.
///
/// `objectWillChange` needs no code: each object has one publisher, which every `@Published` property of the object,
/// inherited ones included, sends through before its value changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes; by default every `@Published` property sends through it.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { PublishedFields.publisher(of: self) }
}
