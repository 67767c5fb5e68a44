// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import EspalierWidgetKit

/// Sources of widgets compile, and nothing is shown.
@MainActor @Suite struct WidgetTests {
  private struct Hour: TimelineEntry { let date: Date }

  private struct Hours: TimelineProvider {
    func placeholder(in context: Context) -> Hour { Hour(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Hour) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Hour>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
    }
  }

  private struct HourView: View {
    let entry: Hour
    var body: some View { Text("\(entry.date)").containerBackground(.red, for: .widget).widgetURL(nil) }
  }

  private struct Clock: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "clock", provider: Hours()) { HourView(entry: $0) }
        .configurationDisplayName("Clock")
        .description(Text("The hour"))
        .supportedFamilies([.systemSmall, .accessoryInline])
        .contentMarginsDisabled()
    }
  }

  private struct Widgets: WidgetBundle {
    var body: some Widget {
      Clock()
      Clock()
      if #available(iOS 17, *) { Clock() }
    }
  }

  @Test("a bundle of widgets is a value")
  func bundle() {
    _ = Widgets().body
    #expect(Timeline(entries: [Hour(date: .distantPast)], policy: .atEnd).policy == .atEnd)
    #expect(TimelineReloadPolicy.after(.distantPast) != .never)
  }

  @Test("the user has no widgets")
  func center() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "clock")
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}
