// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// Pictures one after the other, in a view.
///
/// Reads the time; produces the picture of it. Costs a new picture at each change of it.
@MainActor
struct UIImageAnimation {
  /// The course of an animation, which begins with its first frame.
  @MainActor
  final class Course {
    var start: Date?
    var isOver = false

    func start(at date: Date) -> Date {
      let start = start ?? date
      self.start = start
      return start
    }
  }

  let images: [UIImage]
  /// The seconds of one round.
  let duration: Double
  /// The rounds; 0 is any number.
  let count: Int
  let course: Course

  private var step: Double { duration / Double(images.count) }

  init?(_ images: [UIImage]?, duration: Double, count: Int, _ course: Course) {
    guard let images, !images.isEmpty else { return nil }
    self.images = images
    self.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    self.count = max(count, 0)
    self.course = course
  }

  /// The picture at a time; nil after the last round.
  func image(at date: Date) -> UIImage? {
    let time = max(date.timeIntervalSince(course.start(at: date)), 0)
    if count > 0, time >= duration * Double(count) { course.isOver = true }
    if course.isOver { return nil }
    let place = (time.truncatingRemainder(dividingBy: duration) / step).rounded(.down)
    return images[min(max(Int(clamping: place), 0), images.count - 1)]
  }

  /// The times at which the picture changes, the end being the last one.
  var schedule: some TimelineSchedule {
    Schedule(course: course, step: step, count: count > 0 ? Double(count * images.count) : .infinity)
  }

  private struct Schedule: TimelineSchedule {
    let course: Course
    let step: Double
    let count: Double

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
      let start = onMainQueue { course.start(at: startDate) }
      let passed = max((startDate.timeIntervalSince(start) / step).rounded(.down), 0)
      let (step, count) = (step, count)
      // A little after the change, so that rounding does not show the picture before it.
      let places = sequence(first: passed) { (place: Double) -> Double? in place < count ? place + 1 : nil }
      return places.lazy.map { (place: Double) -> Date in start.addingTimeInterval(place * step + 0.0005) }
    }
  }
}
