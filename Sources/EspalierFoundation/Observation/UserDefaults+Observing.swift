// SPDX-License-Identifier: MIT

import Foundation

/// The names of the parts of a change that an observer with a key path receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, an `NSKeyValueChange`'s number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of changed elements; never set.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is not made yet; never set.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that receives changes by key paths. The lowering of an app's sources adds it to a class that overrides the method of
/// `NSObject`, which Linux lacks.
public protocol _KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// The classes whose `super.observeValue(…)` exists: all of `NSObject`, which lacks the method itself on Linux.
public protocol _ObservingRoot {}

extension NSObject: _ObservingRoot {}

extension _ObservingRoot {
  /// A change that a class does not know: nothing, where Apple's systems end the program.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension UserDefaults {
  /// Observes a default. Changes are found within a tenth of a second and reported on the main queue, because Foundation on Linux
  /// announces none. An observer without the method receives nothing.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let receiver = observer as? any _KeyValueObserver else { return }
    DefaultsObservers.shared.add(
      DefaultsObservation(self, keyPath, options, receiver, context), of: observer)
  }

  /// Ends the observation of a default, of those with a context only that one.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    DefaultsObservers.shared.remove(observer, self, keyPath, context)
  }
}

/// The observations of defaults by key. They end with their observers.
private final class DefaultsObservers: @unchecked Sendable {
  static let shared = DefaultsObservers()

  private let lock = NSLock()
  private var all: [ObjectIdentifier: [DefaultsObservation]] = [:]

  func add(_ observation: DefaultsObservation, of observer: NSObject) {
    let key = ObjectIdentifier(observer)
    lock.withLock {
      // Observations of an earlier object at the same address.
      all[key]?.removeAll(where: \.isOver)
      all[key, default: []].append(observation)
    }
    observation.start()
  }

  func remove(
    _ observer: NSObject, _ defaults: UserDefaults, _ keyPath: String, _ context: UnsafeMutableRawPointer?
  ) {
    let key = ObjectIdentifier(observer)
    lock.withLock {
      let ended = all[key]?.lastIndex {
        $0.defaults === defaults && $0.keyPath == keyPath && (context == nil || $0.context == context)
      }
      if let ended { all[key]?.remove(at: ended).stop() }
      if all[key]?.isEmpty == true { all[key] = nil }
    }
  }
}

/// The observation of one default.
private final class DefaultsObservation: @unchecked Sendable {
  let defaults: UserDefaults
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private weak var observer: (any _KeyValueObserver)?
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var last: Any?

  /// Seconds between two readings.
  private static let interval = 0.1

  init(
    _ defaults: UserDefaults, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ observer: any _KeyValueObserver, _ context: UnsafeMutableRawPointer?
  ) {
    self.defaults = defaults
    self.keyPath = keyPath
    self.options = options
    self.observer = observer
    self.context = context
    last = defaults.object(forKey: keyPath)
  }

  var isOver: Bool { observer == nil || timer.isCancelled }

  func start() {
    if options.contains(.initial) { report(old: nil, new: last) }
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [weak self] in self?.read() }
    timer.resume()
  }

  func stop() { timer.cancel() }

  private func read() {
    guard observer != nil else { return stop() }
    let new = defaults.object(forKey: keyPath)
    guard !Self.isEqual(last, new) else { return }
    let old = last
    last = new
    report(old: old, new: new)
  }

  private func report(old: Any?, new: Any?) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
    observer?.observeValue(forKeyPath: keyPath, of: defaults, change: change, context: context)
  }

  /// Values of property lists are equal if their descriptions are; most are comparable.
  private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable {
        first == second
      } else {
        "\(first)" == "\(second)"
      }
    default: false
    }
  }
}
