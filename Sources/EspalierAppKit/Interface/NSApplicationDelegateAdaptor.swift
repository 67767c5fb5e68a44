// SPDX-License-Identifier: MIT

import Combine
import EspalierAppleValues
import EspalierApps
import EspalierCore
import EspalierPrimitives
import Foundation

/// The delegate of an app: an object that is made with the app, before its first scene, and follows its life.
///
/// A delegate that is an `ObservableObject` is observed by the app's body, and is in the environment of its windows.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  private let delegate: DelegateType

  /// Makes a delegate of a type, once in a program.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = DelegateLife.delegate(delegateType)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate }

  public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> _PropertyConnection? {
    DelegateObservation.connection(property.assumingMemoryBound(to: Self.self).pointee.delegate, inputs: inputs)
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: delegate) }
}

/// Calls the methods of the program's delegate.
@MainActor
final class DelegateLife: ProgramObserver {
  private static var current: DelegateLife?
  private let delegate: any NSApplicationDelegate
  /// The delegate's late answer to a request to end.
  private var lateReply: Bool?
  private var application: NSApplication { .shared }

  /// The delegate of a type: the program's, if it has one of the type, else a new one.
  static func delegate<Delegate: NSObject & NSApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
    if let known = current?.delegate as? Delegate { return known }
    let made = makeObject(type)
    let life = DelegateLife(made)
    current = life
    NSApplication.shared.delegate = made
    ProgramLife.shared.add(life)
    DelegateObservation.share(made)
    return made
  }

  static func replied(_ mayEnd: Bool) { current?.lateReply = mayEnd }

  private init(_ delegate: any NSApplicationDelegate) { self.delegate = delegate }

  func programStarts() {
    delegate.applicationWillFinishLaunching(post(NSApplication.willFinishLaunchingNotification))
  }

  func programStarted() {
    delegate.applicationDidFinishLaunching(post(NSApplication.didFinishLaunchingNotification))
  }

  func programPhaseChanged(from old: ScenePhase, to new: ScenePhase) {
    if new == .active {
      delegate.applicationWillBecomeActive(post(NSApplication.willBecomeActiveNotification))
      delegate.applicationDidBecomeActive(post(NSApplication.didBecomeActiveNotification))
    }
    if old == .active {
      delegate.applicationWillResignActive(post(NSApplication.willResignActiveNotification))
      delegate.applicationDidResignActive(post(NSApplication.didResignActiveNotification))
    }
  }

  func open(_ urls: [URL]) -> Bool {
    UnopenedURLs.list = []
    delegate.application(application, open: urls)
    let rest = UnopenedURLs.list
    UnopenedURLs.list = []
    // A default implementation has opened nothing.
    guard rest.isEmpty else {
      return rest.allSatisfy { $0.isFileURL && delegate.application(application, openFile: $0.path) }
    }
    return true
  }

  var endsWithLastWindow: Bool { delegate.applicationShouldTerminateAfterLastWindowClosed(application) }

  func mayEnd() -> Bool {
    if let lateReply {
      self.lateReply = nil
      return lateReply
    }
    return delegate.applicationShouldTerminate(application) == .terminateNow
  }

  func programEnds() { delegate.applicationWillTerminate(post(NSApplication.willTerminateNotification)) }

  /// Posts a notification, and returns it.
  private func post(_ name: Notification.Name) -> Notification {
    let notification = Notification(name: name, object: application)
    NotificationCenter.default.post(notification)
    return notification
  }
}
