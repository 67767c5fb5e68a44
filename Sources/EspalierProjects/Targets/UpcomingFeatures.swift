// SPDX-License-Identifier: MIT

/// The upcoming features of Swift that build settings enable.
enum UpcomingFeatures {
  /// The settings after `SWIFT_UPCOMING_FEATURE_`, and the features of the compiler.
  private static let names = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials", "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "EXISTENTIAL_ANY": "ExistentialAny", "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]

  /// The features that the language mode 6 does not have already.
  private static let beyondSix: Set<String> = [
    "InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault",
  ]

  /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` enables, unless a setting of their own differs.
  private static let approachable: Set<String> = [
    "DisableOutwardActorInference", "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ]

  /// The features by name, without those that the language mode has.
  static func enabled(_ settings: BuildSettings, languageMode: String) -> [String] {
    let isApproachable = settings.isTrue("SWIFT_APPROACHABLE_CONCURRENCY")
    return names.sorted { $0.value < $1.value }.compactMap { setting, feature in
      if languageMode == "6" && !beyondSix.contains(feature) { return nil }
      let setting = "SWIFT_UPCOMING_FEATURE_" + setting
      let isEnabled =
        settings.isAssigned(setting) ? settings.isTrue(setting) : isApproachable && approachable.contains(feature)
      return isEnabled ? feature : nil
    }
  }
}
