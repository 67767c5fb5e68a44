// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import EspalierNumbers
import Foundation

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The name: nil.
  open var title: String? { name }
  /// A second text: nil.
  open var subtitle: String? { nil }

  /// A place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// A place; the address is not read.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  /// The same place.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }
}

/// A place of a map, such as a shop.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The place.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The number of its telephone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// The zone of its time.
  open var timeZone: TimeZone?
  /// Its kind.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is the place of the device.
  public let isCurrentLocation: Bool

  /// An item at a place.
  public init(placemark: MKPlacemark) { (self.placemark, isCurrentLocation) = (placemark, false) }
  private init(current: Bool) {
    (placemark, isCurrentLocation) = (MKPlacemark(coordinate: CLLocationCoordinate2D()), current)
  }

  /// The place of the device, which maps here do not know.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: true) }

  /// Opens the item in Apple's Maps: false, as Linux has no such program.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens items in Apple's Maps: false, as Linux has no such program.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The key of the way to travel.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Travel by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Travel on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Travel by bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The usual way to travel.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The key of the centre of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// Kind of a place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }
  /// An airport.
  public static let airport = Self("Airport")
  /// A bakery.
  public static let bakery = Self("Bakery")
  /// A bank.
  public static let bank = Self("Bank")
  /// A beach.
  public static let beach = Self("Beach")
  /// A café.
  public static let cafe = Self("Cafe")
  /// A shop for food.
  public static let foodMarket = Self("FoodMarket")
  /// A petrol station.
  public static let gasStation = Self("GasStation")
  /// A hospital.
  public static let hospital = Self("Hospital")
  /// A hotel.
  public static let hotel = Self("Hotel")
  /// A library.
  public static let library = Self("Library")
  /// A museum.
  public static let museum = Self("Museum")
  /// A park.
  public static let park = Self("Park")
  /// A place for cars.
  public static let parking = Self("Parking")
  /// A chemist.
  public static let pharmacy = Self("Pharmacy")
  /// A stop of buses or trains.
  public static let publicTransport = Self("PublicTransport")
  /// A restaurant.
  public static let restaurant = Self("Restaurant")
  /// A school.
  public static let school = Self("School")
  /// A shop.
  public static let store = Self("Store")
}

/// The kinds of places that are shown. Maps here show none.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let includes: Bool
  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  /// Some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, includes) = (Set(categories), true)
  }
  /// All kinds but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, includes) = (Set(categories), false)
  }
  /// Whether a kind is shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
  /// Whether a kind is not shown.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
