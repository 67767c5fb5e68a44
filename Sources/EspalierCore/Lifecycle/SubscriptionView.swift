// SPDX-License-Identifier: MIT

import Combine

/// A view that calls an action for each value of a publisher, as `onReceive(_:perform:)` makes one.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
  /// The content that is shown.
  public var content: Content
  /// The publisher whose values are received while the view lives.
  public var publisher: PublisherType
  /// The action that is called on the main actor for each value.
  public var action: (PublisherType.Output) -> Void

  /// A view that receives the values of a publisher.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}
