// SPDX-License-Identifier: MIT

import EspalierFoundation
import EspalierTestSupport
import Testing

@Suite struct NSLocalizedStringTests {
  @Test func eachFormOfCallReadsTheTablesOfABundle() throws {
    let folder = TemporaryFolder()
    try folder.write(#""key" = "Text";"#, to: "en.lproj/Localizable.strings")
    let catalog =
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"key": {"localizations": {"en": {"stringUnit": "#
      + #"{"state": "translated", "value": "Catalogue"}}}}}}"#
    try folder.write(catalog, to: "Others.xcstrings")
    let bundle = try #require(Bundle(path: folder.path))

    #expect(NSLocalizedString("key", bundle: bundle, comment: "") == "Text")
    #expect(NSLocalizedString("key", bundle: bundle, value: "v", comment: "") == "Text")
    #expect(NSLocalizedString("key", tableName: "Others", bundle: bundle, comment: "") == "Catalogue")
    #expect(NSLocalizedString("key", tableName: "Others", bundle: bundle, value: "v", comment: "") == "Catalogue")
    #expect(NSLocalizedString("none", bundle: bundle, value: "v", comment: "") == "v")
    #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
    #expect(NSLocalizedString("no translation", comment: "") == "no translation")
    #expect(NSLocalizedString("none", tableName: nil, bundle: bundle, value: "", comment: "") == "none")
  }
}
