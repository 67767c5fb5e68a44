// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierCore
import EspalierFileRunner
import EspalierPreviewChannel
import EspalierPrimitives
import Foundation
import SwiftUI

/// The process of one version of the user's code: it loads the code, draws its stages, and passes events to them. If the code
/// traps or does not return, only this process is lost.
@MainActor
final class PreviewWorker {
  private let channel: MessageChannel
  /// The folder of pictures and crash reports.
  private let folder: String
  private var previews: [FilePreview] = []
  private var hosts: [String: StageHost] = [:]
  /// The state of the former version, by stage.
  private var state: [String: HandoverState] = [:]

  init(_ channel: MessageChannel, folder: String) {
    self.channel = channel
    self.folder = folder
  }

  /// Works until the command closes the connection.
  func run() -> Never {
    WorkerProcess.start(channel, folder: folder) { message in
      DispatchQueue.main.async { MainActor.assumeIsolated { self.receive(message) } }
    }
    RunLoop.main.runForever()
  }

  private func receive(_ message: PreviewMessage) {
    switch message {
    case .load(let library): load(library)
    case .take(let state): self.state = (try? JSONDecoder().decode([String: HandoverState].self, from: state)) ?? [:]
    case .stages(_, let stages): show(stages)
    case .event(_, let stage, let event): hosts[stage]?.receive(event)
    case .taken(_, let stage): hosts[stage]?.taken()
    case .ping(let number): channel.send(.pong(number))
    case .giveState: giveState()
    default: break
    }
  }

  private func load(_ library: String) {
    do {
      let code = try LoadedCode(library)
      previews = try code.root.map { [$0] } ?? FilePreview.all()
      let listings = previews.map(\.listing)
      listings.forEach(warnOfSize)
      channel.send(.previews(listings))
    } catch {
      channel.send(.loadFailed("\(error)"))
    }
  }

  /// Warns of a preview that declares a size that cannot be drawn; it gets the nearest one.
  private func warnOfSize(_ listing: PreviewListing) {
    guard case .fixed(let width, let height) = listing.layout,
      case .fixed(let shownWidth, let shownHeight) = listing.bounded.layout, listing.bounded != listing
    else { return }
    FileHandle.standardError.write(
      Data(
        ("espalier: the preview “\(listing.name)” declares \(width) × \(height) points; it is shown with "
          + "\(shownWidth) × \(shownHeight): sides have 1 to \(PreviewBounds.longestSide) points\n").utf8))
  }

  private func show(_ stages: [PreviewStage]) {
    let wanted = Set(stages.map(\.id))
    for (id, host) in hosts where !wanted.contains(id) {
      state[id] = host.graph.handover?.collect()
      host.end()
      hosts[id] = nil
    }
    for stage in stages {
      if let host = hosts[stage.id] {
        host.change(to: stage)
        continue
      }
      guard let preview = previews.first(where: { $0.name == stage.preview }) else { continue }
      Task { @MainActor in
        let view: AnyView
        do {
          view = try await preview.makeView()
        } catch {
          view = AnyView(Text("The preview cannot be made: \(String(describing: error))").padding())
        }
        guard hosts[stage.id] == nil else { return }
        hosts[stage.id] = StageHost(stage, view, folder: folder, state: state[stage.id]) { [channel] in channel.send($0)
        }
      }
    }
  }

  private func giveState() {
    for (id, host) in hosts { state[id] = host.graph.handover?.collect() }
    var data = (try? JSONEncoder().encode(state)) ?? Data()
    // In a message it is encoded as base 64.
    let most = PreviewBounds.longestMessage / 2
    if data.count > most {
      FileHandle.standardError.write(
        Data("espalier: the previews' state has more than \(most >> 20) MB; the next version begins anew\n".utf8))
      data = Data()
    }
    channel.send(.state(data))
  }
}

extension FilePreview {
  /// The name of the only preview of an app.
  static let wholeWindow = "\u{1F}window"

  var listing: PreviewListing {
    let layout: PreviewListing.Layout =
      switch layout {
      case .sizeThatFits: .sizeThatFits
      case .fixed(let width, let height): .fixed(width: width, height: height)
      case .device: .device(isLandscape: orientation == .landscapeLeft || orientation == .landscapeRight)
      }
    return PreviewListing(name: name, layout: name == Self.wholeWindow ? .window : layout)
  }
}
