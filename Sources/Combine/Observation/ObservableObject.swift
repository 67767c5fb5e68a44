// SPDX-License-Identifier: MIT

/// An object that announces its changes beforehand.
///
/// `objectWillChange` comes by itself: one per object, which every `@Published` property of the object, inherited ones
/// included, sends through before its value changes.
public protocol ObservableObject: AnyObject {
  /// The type of what announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes; by default all `@Published` properties do it.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { PublishedFields.publisher(of: self) }
}
