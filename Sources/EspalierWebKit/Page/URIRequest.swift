// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

/// Requests and responses of WebKitGTK's.
@MainActor
extension WebKitLibrary {
  /// A request; nil for one with a body, which WebKitGTK does not send, or without an address.
  func makeRequest(_ request: URLRequest) -> OpaquePointer? {
    guard let url = request.url, request.httpBody == nil, request.httpBodyStream == nil else { return nil }
    let make: @convention(c) (Name) -> OpaquePointer? = web.required("webkit_uri_request_new")
    guard let made = make(url.absoluteString) else { return nil }
    if let headers = object("webkit_uri_request_get_http_headers", made) {
      let append: @convention(c) (OpaquePointer, Name, Name) -> Void = soup.required("soup_message_headers_append")
      for (name, value) in request.allHTTPHeaderFields ?? [:] { append(headers, name, value) }
      if request.cachePolicy == .reloadIgnoringLocalCacheData { append(headers, "Cache-Control", "no-cache") }
    }
    return made
  }

  func request(_ request: OpaquePointer?) -> URLRequest {
    let address = request.flatMap { text("webkit_uri_request_get_uri", $0) } ?? ""
    var result = URLRequest(url: URL(string: address) ?? URL(fileURLWithPath: "/"))
    if let request, let method = text("webkit_uri_request_get_http_method", request) { result.httpMethod = method }
    if let request, let headers = object("webkit_uri_request_get_http_headers", request) {
      for (name, value) in fields(headers) { result.setValue(value, forHTTPHeaderField: name) }
    }
    return result
  }

  func response(_ response: OpaquePointer?) -> URLResponse {
    let address = response.flatMap { text("webkit_uri_response_get_uri", $0) } ?? ""
    let url = URL(string: address) ?? URL(fileURLWithPath: "/")
    guard let response else {
      return URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    let length: @convention(c) (OpaquePointer) -> UInt64 = web.required("webkit_uri_response_get_content_length")
    let mime = text("webkit_uri_response_get_mime_type", response)
    let status = number("webkit_uri_response_get_status_code", response)
    if status > 0, url.scheme == "http" || url.scheme == "https" {
      var headers: [String: String] = [:]
      if let list = object("webkit_uri_response_get_http_headers", response) { headers = fields(list) }
      if let made = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) {
        return made
      }
    }
    let count = length(response)
    return URLResponse(
      url: url, mimeType: mime, expectedContentLength: count > 0 ? Int(clamping: count) : -1, textEncodingName: nil)
  }

  private func fields(_ headers: OpaquePointer) -> [String: String] {
    final class Fields { var all: [String: String] = [:] }
    typealias Each = @convention(c) (Name?, Name?, UnsafeMutableRawPointer?) -> Void
    let each: @convention(c) (OpaquePointer, Each, UnsafeMutableRawPointer) -> Void = soup.required(
      "soup_message_headers_foreach")
    let found = Fields()
    each(
      headers,
      { name, value, data in
        guard let name, let value, let data else { return }
        let found = Unmanaged<Fields>.fromOpaque(data).takeUnretainedValue()
        found.all[String(cString: name)] = String(cString: value)
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.all
  }
}
