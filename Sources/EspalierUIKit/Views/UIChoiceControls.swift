// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// Segments of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: _UIEquivalentControl {
  private enum Segment {
    case title(String)
    case image(UIImage)
  }
  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// The index of no segment.
  public nonisolated static let noSegment = -1
  /// The index of the chosen segment; -1 is none.
  open var selectedSegmentIndex = -1 { didSet { noteChange() } }
  /// The colour of the chosen segment; stored.
  open var selectedSegmentTintColor: UIColor?
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Segments with titles or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let image = item as? UIImage { .image(image) } else { (item as? String).map(Segment.title) }
    }
  }
  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title ?? ""), at: min(max(segment, 0), segments.count))
  }
  /// Adds a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(.image(image ?? UIImage()), at: min(max(segment, 0), segments.count))
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { segments = [] }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
    return title
  }
  /// Sets the attributes of titles; stored.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }

  /// The size of the segments in points, each as wide as the widest.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { segment in
      switch segment {
      case .title(let title): title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width
      case .image(let image): image.size.width
      }
    }
    return CGSize(width: ((widths.max() ?? 0).rounded(.up) + 22) * CGFloat(max(segments.count, 1)), height: 32)
  }

  override var equivalent: AnyView {
    let selection = Binding(get: { self.selectedSegmentIndex }) { index in
      self.selectedSegmentIndex = index
      self.changedByUser()
    }
    return AnyView(
      Picker(selection: selection) {
        ForEach(segments.indices, id: \.self) { index in
          switch self.segments[index] {
          case .title(let title): Text(verbatim: title).tag(index)
          case .image(let image): Image(uiImage: image).tag(index)
          }
        }
      } label: {
        Text(verbatim: accessibilityLabel ?? "")
      }.pickerStyle(.segmented).labelsHidden())
  }
}

/// The dots of pages: a touch in the right half shows the next one, in the left half the former one.
@MainActor @preconcurrency
open class UIPageControl: _UIEquivalentControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The index of the shown page.
  open var currentPage = 0 { didSet { noteChange() } }
  /// Whether one page has no dot.
  open var hidesForSinglePage = false { didSet { noteChange() } }
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor? { didSet { noteChange() } }
  /// The colour of the shown page's dot.
  open var currentPageIndicatorTintColor: UIColor? { didSet { noteChange() } }

  /// Dots in a rectangle of points.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    onMainQueue { resistance = LayoutResistance(growing: 750) }
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  private func go(to page: Int) {
    guard page >= 0, page < numberOfPages, page != currentPage else { return }
    currentPage = page
    changedByUser()
  }

  /// The size of the dots in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: 17 * max(pageCount, 1) + 20, height: 26) }
  /// The size of the dots in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var equivalent: AnyView {
    let colors = (
      currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color.primary.opacity(0.8),
      pageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color.primary.opacity(0.25)
    )
    let isShown = numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage)
    return AnyView(
      HStack(spacing: 10) {
        ForEach(0..<(isShown ? max(numberOfPages, 0) : 0), id: \.self) { page in
          Circle().fill(page == self.currentPage ? colors.0 : colors.1).frame(width: 7, height: 7)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        SpatialTapGesture().onEnded { value in
          self.go(to: self.currentPage + (value.location.x < self.bounds.width / 2 ? -1 : 1))
        }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityValue(Text(verbatim: "\(currentPage + 1) / \(numberOfPages)"))
      .accessibilityAdjustableAction { direction in
        self.go(to: self.currentPage + (direction == .increment ? 1 : -1))
      })
  }
}

/// A date that the user chooses.
@MainActor @preconcurrency
open class UIDatePicker: _UIEquivalentControl {
  /// The parts that are chosen.
  public enum Mode: Int, Sendable {
    /// The time, the date, both, or a duration, for which the time stands here.
    case time, date, dateAndTime, countDownTimer
  }
  /// The looks.
  public enum Style: Int, Sendable {
    /// By the place.
    case automatic, wheels, compact, inline
  }
  /// The date.
  open var date = Date() { didSet { noteChange() } }
  /// The least date.
  open var minimumDate: Date? { didSet { noteChange() } }
  /// The largest date.
  open var maximumDate: Date? { didSet { noteChange() } }
  /// The parts that are chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { noteChange() } }
  /// The look: a calendar for `inline`, fields for others.
  open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size of the fields or the calendar in points.
  open override var intrinsicContentSize: CGSize {
    if preferredDatePickerStyle == .inline { return CGSize(width: 320, height: 330) }
    return CGSize(width: datePickerMode == .dateAndTime ? 240 : 130, height: 34)
  }

  override var equivalent: AnyView {
    let date = Binding(get: { self.date }) { value in
      self.date = value
      self.changedByUser()
    }
    let range = (minimumDate ?? .distantPast)...max(maximumDate ?? .distantFuture, minimumDate ?? .distantPast)
    let parts: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let picker = DatePicker(selection: date, in: range, displayedComponents: parts) {
      Text(verbatim: accessibilityLabel ?? "")
    }.labelsHidden()
    return preferredDatePickerStyle == .inline ? AnyView(picker.datePickerStyle(.graphical)) : AnyView(picker)
  }
}
