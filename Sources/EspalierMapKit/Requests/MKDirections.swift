// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation

/// The ways to travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By bus and train.
  public static let transit = Self(rawValue: 4)
  /// Any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A search for a way between two places. It fails: there is no map data.
open class MKDirections: NSObject, @unchecked Sendable {
  /// Both ends of a way.
  open class Request: NSObject, @unchecked Sendable {
    /// The start.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// The way to travel.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// The time of the start.
    open var departureDate: Date?
    /// The time of the end.
    open var arrivalDate: Date?
    /// A request without ends.
    public override init() { super.init() }
  }

  /// The ways that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// The ways.
    open var routes: [MKRoute] { [] }
    override init() { super.init() }
  }

  /// The time of a way.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The time, in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length, in metres.
    open var distance: CLLocationDistance { 0 }
    override init() { super.init() }
  }

  private let ends: String

  /// A search.
  public init(request: Request) {
    ends = "\(request.source?.name ?? "the start") to \(request.destination?.name ?? "the destination")"
  }

  /// Whether the search runs.
  open var isCalculating: Bool { false }
  /// Ends the search.
  open func cancel() {}
  /// The ways.
  /// - Throws: `MKError` with the code `directionsNotFound`.
  open func calculate() async throws -> Response { throw error }
  /// The ways: the handler receives an `MKError` with the code `directionsNotFound`, on the main thread.
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    let error = error
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  /// The time of the way.
  /// - Throws: `MKError` with the code `directionsNotFound`.
  open func calculateETA() async throws -> ETAResponse { throw error }
  /// The time of the way: the handler receives an `MKError` with the code `directionsNotFound`, on the main thread.
  open func calculateETA(completionHandler: @escaping @Sendable (ETAResponse?, (any Error)?) -> Void) {
    let error = error
    DispatchQueue.main.async { completionHandler(nil, error) }
  }

  private var error: MKError { MKError(.directionsNotFound, for: "The search for a way from \(ends)") }
}

/// A way between two places. There are none: there is no map data.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String { "" }
  /// The length, in metres.
  open var distance: CLLocationDistance { 0 }
  /// The time, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The parts.
  open var steps: [Step] { [] }
  override init() { super.init() }

  /// Part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// The text.
    open var instructions: String { "" }
    /// The length, in metres.
    open var distance: CLLocationDistance { 0 }
    override init() { super.init() }
  }
}
