// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Anchors and proxies that outlive their views.
@MainActor
struct StaleAnchorTests {
  private final class Model: ObservableObject {
    @Published var showsAnchor = true
    @Published var showsReader = true
  }

  private struct Content: View {
    @ObservedObject var model: Model
    let proxies: Recording<GeometryProxy>

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        if model.showsReader {
          GeometryReader { proxy in
            let _ = proxies.add(proxy)
            Color.clear
          }
          .frame(width: 50, height: 40)
        }
        if model.showsAnchor { blank(30, 20).publishingBounds() }
      }
    }
  }

  @Test("AN26: the anchor of a view that is gone resolves to where it was last")
  func viewIsGone() throws {
    let model = Model()
    let proxies = Recording<GeometryProxy>()
    let host = ViewHost(Content(model: model, proxies: proxies))
    let anchor = try #require(host.preference(AnchoredRects.self).first)
    let proxy = try #require(proxies.last)
    #expect(proxy[anchor] == CGRect(x: 50, y: 0, width: 30, height: 20))
    model.showsAnchor = false
    try host.update()
    #expect(host.preference(AnchoredRects.self).isEmpty)
    #expect(proxy[anchor] == CGRect(x: 50, y: 0, width: 30, height: 20))
  }

  @Test("G21, AN26: a proxy whose view is gone gives defaults")
  func proxyIsDead() throws {
    let model = Model()
    let proxies = Recording<GeometryProxy>()
    let host = ViewHost(Content(model: model, proxies: proxies))
    let anchor = try #require(host.preference(AnchoredRects.self).first)
    let proxy = try #require(proxies.last)
    model.showsReader = false
    try host.update()
    #expect(proxy[anchor] == .zero)
    #expect(proxy.size == .zero)
    #expect(proxy.frame(in: .global) == .zero)
    #expect(proxy.bounds(of: .named("anything")) == nil)
  }

  @Test("AN26: a proxy of another tree converts from the root's coordinates")
  func otherTree() throws {
    let proxies = Recording<GeometryProxy>()
    let first = ViewHost(blank(30, 20).publishingBounds())
    let second = ViewHost(Content(model: Model(), proxies: proxies))
    let anchor = try #require(first.preference(AnchoredRects.self).first)
    let proxy = try #require(proxies.last)
    withExtendedLifetime(second) { #expect(proxy[anchor] == CGRect(x: 0, y: 0, width: 30, height: 20)) }
  }

  @Test("G21: an anchor and a proxy outlive their host")
  func hostIsGone() throws {
    let proxies = Recording<GeometryProxy>()
    var host: ViewHost<Content>? = ViewHost(Content(model: Model(), proxies: proxies))
    let anchor = try #require(host?.preference(AnchoredRects.self).first)
    host = nil
    #expect(try #require(proxies.last)[anchor] == .zero)
  }
}
