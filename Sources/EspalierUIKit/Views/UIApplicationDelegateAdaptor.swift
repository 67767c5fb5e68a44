// SPDX-License-Identifier: MIT

import Combine
import EspalierAppleValues
import EspalierApps
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The delegate of an app: an object that is made with the app, before its first scene, and follows its life.
///
/// ```swift
/// @main struct Notes: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
/// ```
/// A delegate that is an `ObservableObject` is observed by the app's body.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
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

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: delegate) }
}

/// Calls the methods of the program's delegate.
@MainActor
final class DelegateLife: ProgramObserver {
  private static var current: DelegateLife?
  private let delegate: any UIApplicationDelegate
  private var application: UIApplication { .shared }

  /// The delegate of a type: the program's, if it has one of the type, else a new one.
  static func delegate<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
    if let known = current?.delegate as? Delegate { return known }
    let made = makeObject(type)
    follow(made)
    DelegateObservation.share(made)
    return made
  }

  static func follow(_ delegate: any UIApplicationDelegate) {
    let life = DelegateLife(delegate)
    current = life
    UIApplication.shared.delegate = delegate
    ProgramLife.shared.add(life)
  }

  /// Forgets the program's delegate, for a test.
  static func reset() { current = nil }

  private init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

  func programStarts() {
    _ = delegate.application(application, willFinishLaunchingWithOptions: [:])
    _ = delegate.application(application, didFinishLaunchingWithOptions: [:])
    delegate.applicationDidFinishLaunching(application)
    post(UIApplication.didFinishLaunchingNotification)
  }

  func programPhaseChanged(from old: ScenePhase, to new: ScenePhase) {
    if old == .background {
      delegate.applicationWillEnterForeground(application)
      post(UIApplication.willEnterForegroundNotification)
    }
    if new == .active {
      delegate.applicationDidBecomeActive(application)
      post(UIApplication.didBecomeActiveNotification)
    }
    if old == .active {
      delegate.applicationWillResignActive(application)
      post(UIApplication.willResignActiveNotification)
    }
    if new == .background {
      delegate.applicationDidEnterBackground(application)
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  func open(_ urls: [URL]) -> Bool {
    urls.reduce(false) { isDone, url in delegate.application(application, open: url, options: [:]) || isDone }
  }

  func programEnds() {
    delegate.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: application) }
}
