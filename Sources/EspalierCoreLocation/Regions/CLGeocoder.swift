// SPDX-License-Identifier: MIT

import Foundation

/// Closure that receives the places of an address, or an error.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Place with an address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation?
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state of a country.
  open var administrativeArea: String? { nil }
  /// The part of a state.
  open var subAdministrativeArea: String? { nil }
  /// The number of the post.
  open var postalCode: String? { nil }
  /// The two letters of the country.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The water on which the place is.
  open var inlandWater: String? { nil }
  /// The sea on which the place is.
  open var ocean: String? { nil }
  /// Sights at the place.
  open var areasOfInterest: [String]? { nil }
  /// The zone of its time.
  open var timeZone: TimeZone? { nil }
  /// The part of the surface.
  open var region: CLRegion? { nil }

  /// A place without an address.
  package init(location: CLLocation) { self.location = location }

  /// The same place.
  public init(placemark: CLPlacemark) { location = placemark.location }
}

/// Places of addresses, and addresses of places, which Espalier does not look up: each request fails with `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Whether a request runs.
  open var isGeocoding: Bool { false }
  /// Ends a request.
  open func cancelGeocode() {}

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { completion(nil, CLError(.network)) }
  }

  /// The places of an address: an error.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// The places of an address in a region: an error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// The addresses of a place: an error.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// The addresses of a place in a language: an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// The places of an address.
  /// - Throws: `CLError.network`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// The addresses of a place.
  /// - Throws: `CLError.network`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// The addresses of a place in a language.
  /// - Throws: `CLError.network`.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws
    -> [CLPlacemark]
  {
    throw CLError(.network)
  }
}
