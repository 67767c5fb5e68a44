// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting
@testable import EspalierMapKit

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
private let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

private struct City: Identifiable, Hashable {
  let id: String
  let place: CLLocationCoordinate2D
  static func == (a: City, b: City) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
private let cities = [City(id: "Berlin", place: berlin), City(id: "Paris", place: paris)]

/// The values of maps.
@Suite struct MapValueTests {
  @Test("a place of the flat map and its coordinate are the same place")
  func points() {
    let point = MKMapPoint(CLLocationCoordinate2D())
    #expect(abs(point.x - 134_217_728) < 1e-6 && abs(point.y - 134_217_728) < 1e-6)
    for place in [berlin, paris, CLLocationCoordinate2D(latitude: -85, longitude: 179.9)] {
      let back = MKMapPoint(place).coordinate
      #expect(abs(back.latitude - place.latitude) < 1e-9 && abs(back.longitude - place.longitude) < 1e-9)
    }
    #expect(abs(MKMapPoint(berlin).distance(to: MKMapPoint(paris)) - 878_000) < 3000)
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149291) < 1e-5)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y.magnitude < 1)
  }

  @Test("a part by metres has its extent in degrees, and a rectangle gives it back")
  func regions() {
    let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    #expect(abs(region.span.latitudeDelta - 0.008983) < 1e-5)
    #expect(abs(region.span.longitudeDelta - 0.014762) < 1e-5)
    let back = MKCoordinateRegion(region.rect)
    #expect(abs(back.center.latitude - berlin.latitude) < 1e-5 && abs(back.span.longitudeDelta - 0.014762) < 1e-5)
  }

  @Test("rectangles have a union and a common part")
  func rectangles() {
    let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
    #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.intersection(b.offsetBy(dx: 100, dy: 0)).isNull)
    #expect(a.insetBy(dx: 6, dy: 0).isNull)
    #expect(a.union(.null) == a && a.contains(MKMapPoint(x: 10, y: 0)))
  }

  @Test("searches and ways fail with a reason")
  func requests() async {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    do {
      _ = try await MKLocalSearch(request: request).start()
      Issue.record("found")
    } catch {
      #expect((error as? MKError)?.code == .serverFailure)
      #expect(error.localizedDescription.hasPrefix("The search for “coffee” has no answer: Espalier has no map data."))
    }
    let ways = MKDirections.Request()
    ways.source = MKMapItem(placemark: MKPlacemark(coordinate: berlin))
    await #expect(throws: MKError.self) { try await MKDirections(request: ways).calculate() }
    await #expect(throws: MKError.self) { try await MKLookAroundSceneRequest(coordinate: paris).scene }
    #expect(ways.source?.placemark.location?.coordinate.latitude == 52.52)
  }

  @Test("a place keeps its point while the map is magnified there, and moves with the map")
  func viewport() {
    let viewport = MapCameraPosition.region(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 5000, longitudinalMeters: 5000)
    )
    .viewport(CGSize(width: 400, height: 300), content: .null)
    let point = CGPoint(x: 90, y: 40)
    let place = viewport.place(point)
    let larger = viewport.magnified(by: 4, at: point)
    #expect(abs(larger.scale - viewport.scale / 4) < 1e-9)
    #expect(abs(larger.point(place).x - 90) < 1e-6 && abs(larger.point(place).y - 40) < 1e-6)
    let moved = viewport.moved(by: CGSize(width: 10, height: -20))
    #expect(abs(moved.point(place).x - 100) < 1e-6 && abs(moved.point(place).y - 20) < 1e-6)
    #expect(viewport.magnified(by: .nan, at: point) == viewport)
    #expect(viewport.magnified(by: 1e12, at: point).scale > 0)
  }
}

/// Maps in views.
@MainActor @Suite struct MapTests {
  private static let size = CGSize(width: 400, height: 300)
  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 40))

  @Test("annotations of a part of the Earth are at their places")
  func places() throws {
    // 400 points are 40 degrees: 10 points a degree.
    let host = ViewHost(
      Map(
        coordinateRegion: .constant(Self.region),
        annotationItems: [City(id: "East", place: CLLocationCoordinate2D(latitude: 0, longitude: 10))]
      ) { city in MapAnnotation(coordinate: city.place) { Text(city.id) } }, size: Self.size)
    let frame = try host.get(.text("East")).frame
    #expect(abs(frame.midX - 300) < 1 && abs(frame.midY - 150) < 1)
  }

  private struct Positioned: View {
    @State var position = MapCameraPosition.region(MapTests.region)
    @State var selection: City?
    @State var changes = 0
    var body: some View {
      Map(position: $position, selection: $selection) {
        ForEach(cities) { city in Marker(city.id, systemImage: "star", coordinate: city.place).tag(city) }
        Annotation("Zero", coordinate: CLLocationCoordinate2D(), anchor: .center) { Text("Null Island") }
        MapPolyline(coordinates: cities.map(\.place)).stroke(.blue, lineWidth: 3)
        MapCircle(center: berlin, radius: 1000).foregroundStyle(.red.opacity(0.3))
        if changes > 100 { MapPolygon(coordinates: []) }
        UserAnnotation()
      }
      .mapStyle(.hybrid(elevation: .realistic))
      .mapControls {
        MapCompass()
        MapScaleView()
        MapZoomStepper()
      }
      .onMapCameraChange { _ in changes += 1 }
      .overlay(alignment: .top) {
        Text(verbatim: "\(position.positionedByUser ? "moved" : "set"), \(selection?.id ?? "none"), \(changes > 0)")
      }
    }
  }

  @Test("a drag moves the map and marks the position as the user's")
  func drag() throws {
    let host = ViewHost(Positioned(), size: Self.size)
    let before = try host.get(.text("Null Island")).frame
    #expect(abs(before.midX - 200) < 1)
    host.pointer.press(at: CGPoint(x: 60, y: 200))
    host.pointer.move(to: CGPoint(x: 80, y: 190))
    host.pointer.move(to: CGPoint(x: 110, y: 180))
    host.pointer.release(at: CGPoint(x: 110, y: 180))
    let after = try host.get(.text("Null Island")).frame
    #expect(abs(after.midX - before.midX - 50) < 2 && abs(after.midY - before.midY + 20) < 2)
    _ = try host.get(.text("moved, none, true"))
  }

  @Test("the wheel and the buttons magnify the map")
  func zoom() throws {
    let host = ViewHost(Positioned(), size: Self.size)
    // 100 points are 10 degrees of the equator: 1113 km.
    #expect(host.all(.text("500 km")).isEmpty)
    try host.get(.label("Zoom in")).tap()
    _ = try host.get(.text("500 km"))
    let before = try host.get(.text("Null Island")).frame
    host.pointer.hover(at: CGPoint(x: 60, y: 200))
    host.pointer.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 60, y: 200))
    #expect(try host.get(.text("Null Island")).frame != before)
  }

  @Test("a tap selects content with a tag; a tap beside it selects nothing")
  func selection() throws {
    let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 9000, longitudinalMeters: 9000)
    let host = ViewHost(Positioned(position: .region(region)), size: Self.size)
    host.pointer.tap(at: CGPoint(x: 200, y: 130))
    _ = try host.get(.text("set, Berlin, false"))
  }

  @Test("a map has a caption and can have no content")
  func caption() throws {
    let host = ViewHost(Map(), size: Self.size)
    _ = try host.get(.text("No map data"))
    _ = try ViewHost(Map { Marker("A", coordinate: kCLLocationCoordinate2DInvalid) }, size: CGSize(width: 1, height: 1))
      .png()
  }

  @Test("a reader converts points of its map")
  func reader() throws {
    var proxy: MapProxy?
    let host = ViewHost(
      MapReader { reader in
        let _ = proxy = reader
        Map(initialPosition: .region(Self.region))
      }, size: Self.size)
    try host.update()
    let place = try #require(proxy?.convert(CGPoint(x: 300, y: 150), from: .local))
    #expect(abs(place.longitude - 10) < 0.1 && abs(place.latitude) < 0.1)
    #expect(abs((proxy?.convert(place, to: .local)?.x ?? 0) - 300) < 0.5)
  }
}
