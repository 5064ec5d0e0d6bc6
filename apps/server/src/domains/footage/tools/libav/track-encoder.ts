import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PICTURE_TYPE_I,
  AV_PICTURE_TYPE_NONE,
  AV_SAMPLE_FMT_FLTP,
} from 'node-av/constants'
import {
  avGetPixFmtFromName,
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  Packet,
  type FilterContext,
  type Frame,
} from 'node-av/lib'
import type { AudioTrack, VideoTrack } from '../encode-order.ts'
import { isEmpty } from './result.ts'

export interface EncoderOptions {
  order: AudioTrack | VideoTrack
  /** The container copies the parameters once, before the first packet. */
  globalHeader: boolean
  onOpen: (encoder: CodecContext) => void
  /** The packet is reused afterwards. */
  onPacket: (packet: Packet, encoder: CodecContext) => void
}

export interface TrackEncoder {
  push: (frame: Frame, sink: FilterContext) => void
  finish: () => void
}

/** An encoder that opens with its first frame and takes its format. */
export function makeTrackEncoder({ order, globalHeader, onOpen, onPacket }: EncoderOptions): TrackEncoder {
  let encoder: CodecContext | null = null
  let keyFrames = 0
  const packet = new Packet()
  packet.alloc()

  function drain(from: CodecContext, frame: Frame | null): void {
    FFmpegError.throwIfError(from.sendFrameSync(frame), 'encode')
    for (;;) {
      const got = from.receivePacketSync(packet)
      if (isEmpty(got)) return
      FFmpegError.throwIfError(got, 'encode')
      onPacket(packet, from)
      packet.unref()
    }
  }

  return {
    push: (frame, sink) => {
      if (encoder === null) {
        encoder = open(order, frame, sink, globalHeader)
        onOpen(encoder)
      }
      if ('pixelFormat' in order) {
        const every = order.keyFrameSeconds
        const seconds = Number(frame.pts) * encoder.timeBase.toDouble()
        const isKey = every !== undefined && seconds >= keyFrames * every
        if (isKey) keyFrames += 1
        frame.pictType = isKey ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
        frame.quality = encoder.globalQuality
      }
      drain(encoder, frame)
    },
    finish: () => {
      if (encoder !== null) drain(encoder, null)
    },
  }
}

function open(
  order: AudioTrack | VideoTrack,
  frame: Frame,
  sink: FilterContext,
  globalHeader: boolean,
): CodecContext {
  const codec = Codec.getCodecList().find((one) => one.isEncoder() && one.name === order.encoder)
  if (codec === undefined) throw new Error(`no encoder ${order.encoder}`)
  const encoder = new CodecContext()
  encoder.allocContext3(codec)
  encoder.timeBase = sink.buffersinkGetTimeBase()
  encoder.threadCount = 2
  if ('pixelFormat' in order) {
    encoder.width = frame.width
    encoder.height = frame.height
    encoder.pixelFormat = avGetPixFmtFromName(order.pixelFormat)
    encoder.framerate = sink.buffersinkGetFrameRate()
    encoder.sampleAspectRatio = frame.sampleAspectRatio
    encoder.colorRange = frame.colorRange
    encoder.colorSpace = frame.colorSpace
    encoder.colorPrimaries = frame.colorPrimaries
    encoder.colorTrc = frame.colorTrc
    encoder.chromaLocation = frame.chromaLocation
  } else {
    encoder.sampleRate = frame.sampleRate
    encoder.sampleFormat = AV_SAMPLE_FMT_FLTP
    encoder.channelLayout = frame.channelLayout
  }
  if (globalHeader) encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  FFmpegError.throwIfError(encoder.open2Sync(codec, Dictionary.fromObject(order.options)), 'encoder')
  return encoder
}
