// SPDX-License-Identifier: MIT

import Foundation

/// The place of the objects of some models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// The place of a store that several programs use.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    /// The program's own folder.
    public static var automatic: GroupContainer { GroupContainer(identifier: nil) }
    /// The program's own folder.
    public static var none: GroupContainer { GroupContainer(identifier: nil) }
    /// The folder of that name in the user's data, which several programs can name.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(identifier: name) }
  }

  /// A database of iCloud, which Linux has no access to.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// No database of iCloud.
    public static var automatic: CloudKitDatabase { CloudKitDatabase() }
    /// No database of iCloud.
    public static var none: CloudKitDatabase { CloudKitDatabase() }
    /// A private database of iCloud.
    @available(*, unavailable, message: "iCloud is not available on Linux; use .none")
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The configuration's name; that of its file, without the extension.
  public let name: String
  /// The models that are kept; nil: all that no other configuration names.
  public let schema: Schema?
  /// The file.
  public let url: URL
  /// Whether the objects live in memory, as long as the container does.
  public let isStoredInMemoryOnly: Bool
  /// Whether objects can be saved. Otherwise the file must exist, and is never written.
  public let allowsSave: Bool
  /// The time that a save waits for another program, in seconds.
  var busyTimeout: TimeInterval = 5

  /// The name.
  public var id: String { name }

  /// A file in the folder of the program's data, `default.store` without a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = StoreFolder.folder(group: groupContainer.identifier).appendingPathComponent("\(self.name).store")
  }

  /// A file of your own.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = false
  }

  /// A configuration of these models.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Whether both keep objects in the same place.
  public static func == (a: ModelConfiguration, b: ModelConfiguration) -> Bool {
    a.name == b.name && a.url == b.url && a.isStoredInMemoryOnly == b.isStoredInMemoryOnly
      && a.allowsSave == b.allowsSave
  }

  /// Feeds the place into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}
