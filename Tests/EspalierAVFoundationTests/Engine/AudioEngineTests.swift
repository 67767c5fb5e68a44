// SPDX-License-Identifier: MIT

import EspalierAVFoundation
import Foundation
import Testing

@Suite struct AudioEngineTests {
  @Test("an engine without a microphone has an input without channels, and its start is an error with a reason")
  func start() {
    let engine = AVAudioEngine()
    let format = engine.inputNode.outputFormat(forBus: 0)
    #expect(format.channelCount == 0 && format.sampleRate == 0)
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { _, _ in }
    engine.prepare()
    let error = #expect(throws: (any Error).self) { try engine.start() }
    #expect(error?.localizedDescription.contains("neither records nor mixes") == true)
    #expect(!engine.isRunning && engine.inputNode.engine === engine)
  }

  @Test("a connection gives its format to the output")
  func connections() {
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    engine.attach(player)
    let format = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)
    engine.connect(player, to: engine.mainMixerNode, format: format)
    #expect(player.outputFormat(forBus: 0) == format && engine.attachedNodes == [player])
    engine.detach(player)
    #expect(player.engine == nil && player.outputFormat(forBus: 0) != format)
  }

  @Test("a buffer holds the samples of each channel, and no more frames than its capacity")
  func buffers() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    buffer.frameLength = 9
    #expect(buffer.frameLength == 4 && buffer.int16ChannelData == nil && buffer.stride == 1)
    let channels = try #require(buffer.floatChannelData)
    channels[0][3] = 0.5
    channels[1][0] = 0.25
    #expect(buffer.floatChannelData?[0][3] == 0.5 && channels[1][0] == 0.25 && channels[1][3] == 0)
  }

  @Test("samples of interleaved channels are neighbours")
  func interleaved() throws {
    let format = try #require(
      AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 2))
    let channels = try #require(buffer.int16ChannelData)
    channels[0][0] = 1
    channels[1][0] = 2
    #expect(channels[0][1] == 2 && buffer.stride == 2)
  }

  @Test("a format without channels, and a buffer that is too large, are nil")
  func invalid() throws {
    #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil)
    #expect(AVAudioFormat(standardFormatWithSampleRate: .nan, channels: 1) == nil)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1000))
    #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: .max) == nil)
    #expect(AVAudioTime.hostTime(forSeconds: -1) == 0 && AVAudioTime.hostTime(forSeconds: 2) == 2_000_000_000)
  }

  @Test("completions of scheduled samples are called when the node stops")
  func completions() async throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1))
    let node = AVAudioPlayerNode()
    await withCheckedContinuation { done in
      node.scheduleBuffer(buffer) { done.resume() }
      node.stop()
    }
    #expect(!node.isPlaying)
  }

  @Test("a recorder is an error with a reason, and recording is denied")
  func recorder() async {
    let url = URL(fileURLWithPath: "/tmp/none.m4a")
    let error = #expect(throws: (any Error).self) { try AVAudioRecorder(url: url, settings: [AVSampleRateKey: 44_100]) }
    #expect(error?.localizedDescription == "Espalier records no sounds.")
    #expect(await AVAudioApplication.requestRecordPermission() == false)
    #expect(AVAudioSession.sharedInstance().isInputAvailable == false)
  }
}
