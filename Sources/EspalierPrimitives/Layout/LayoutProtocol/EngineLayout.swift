// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// A layout implemented by one of the framework's own engines: its cache is such an engine, with the subviews as its children.
package protocol EngineLayout: Layout, Sendable where Cache == _LayoutEngineCache {
  associatedtype Configuration: ContainerConfiguration
  var configuration: Configuration { get }
}

/// An engine that arranges the views of a layout.
public struct _LayoutEngineCache: Sendable {
  fileprivate let engine: ContainerEngine
}

extension EngineLayout {
  public func makeCache(subviews: Subviews) -> Cache {
    MainActor.assumeIsolated {
      let engine = configuration.makeEngine()
      connect(engine, subviews)
      return Cache(engine: engine)
    }
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    MainActor.assumeIsolated { connect(cache.engine as! Configuration.Engine, subviews) }
  }

  @MainActor private func connect(_ engine: Configuration.Engine, _ subviews: Subviews) {
    configuration.configure(engine)
    engine.layoutChildren = subviews.map(\.child)
    engine.childrenChanged()
    _ = engine.sizesOrWidthsChanged()
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    MainActor.assumeIsolated { cache.engine.spacing() }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let proposal = Proposal(layoutProposal: proposal)
    return MainActor.assumeIsolated {
      subviews.placements.note(cache.engine, proposal)
      return cache.engine.sizeThatFits(proposal)
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let frames = MainActor.assumeIsolated {
      cache.engine.childFrames(in: ViewSize(bounds.size, proposal: Proposal(proposal)))
    }
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.origin.x, y: bounds.minY + frame.origin.y),
        proposal: ProposedViewSize(frame.size.proposal))
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, bounds.size, proposal, cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, bounds.size, proposal, cache)
  }

  private func explicitAlignment(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, _ cache: Cache
  ) -> CGFloat? {
    MainActor.assumeIsolated {
      cache.engine.explicitAlignment(key, at: ViewSize(size, proposal: Proposal(proposal)))
    }
  }
}
