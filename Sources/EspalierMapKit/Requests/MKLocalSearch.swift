// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation

/// A search for places. It fails: there is no map data.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Shops, sights and other places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Rivers, mountains and the like.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The words of a search, and its place.
  open class Request: NSObject, @unchecked Sendable {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The place.
    open var region = MKCoordinateRegion(.world)
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// A search without words.
    public override init() { super.init() }
    /// A search for a suggestion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
    /// A search for words in a place.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
  }

  /// The results of a search.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// The part of the Earth with them.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// The receiver of the results.
  public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

  private let words: String

  /// A search.
  public init(request: Request) { words = request.naturalLanguageQuery ?? "" }

  /// Whether the search runs.
  open var isSearching: Bool { false }
  /// Ends the search.
  open func cancel() {}
  /// Searches.
  /// - Throws: `MKError` with the code `serverFailure`.
  open func start() async throws -> Response { throw error }
  /// Searches; the handler receives an `MKError` with the code `serverFailure`, on the main thread.
  open func start(completionHandler: @escaping CompletionHandler) {
    let error = error
    DispatchQueue.main.async { completionHandler(nil, error) }
  }

  private var error: MKError { MKError(.serverFailure, for: "The search for “\(words)”") }
}

/// Suggestion of a search.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The text.
  open var title: String { "" }
  /// A second text.
  open var subtitle: String { "" }
  override init() { super.init() }
}

/// Computes suggestions while the user types. There are none: there is no map data.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of suggestions.
  public typealias ResultType = MKLocalSearch.ResultType
  /// The typed words. A change calls the delegate with an error, on the main thread.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      let (fragment, completer) = (queryFragment, Unchecked(self))
      DispatchQueue.main.async {
        let completer = completer.value
        completer.delegate?.completer(
          completer, didFailWithError: MKError(.serverFailure, for: "The search for “\(fragment)”"))
      }
    }
  }
  /// The place.
  open var region = MKCoordinateRegion(.world)
  /// The kinds of suggestions.
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  /// The kinds of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Receives the suggestions.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The suggestions: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether the search runs.
  open var isSearching: Bool { false }
  /// Ends the search.
  open func cancel() {}
  /// A completer without words.
  public override init() { super.init() }
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// An object that receives suggestions. Each requirement has a default implementation.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are other suggestions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// The search failed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
