import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import {
  avGetCodecName,
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  InputFormat,
  type Stream,
} from 'node-av/lib'
import { allowedDecoders, type EncodeOrder } from '../encode-order.ts'
import type { Turn } from './rotation.ts'

/** Opens an MP4 or MOV, whatever it claims to be: read from this file only, by the allowed decoders. */
export function openFile(path: string): FormatContext {
  const options = {
    protocol_whitelist: 'file',
    format_whitelist: 'mov,mp4,m4a,3gp,3g2,mj2',
    codec_whitelist: allowedDecoders.join(','),
  }
  return open(`file:${path}`, 'mov', Dictionary.fromObject(options))
}

export function openSource(source: EncodeOrder['source']): FormatContext {
  return source.kind === 'file' ? openFile(source.path) : open(source.graph, 'lavfi', null)
}

function open(url: string, format: string, options: Dictionary | null): FormatContext {
  const input = new FormatContext()
  input.allocContext()
  FFmpegError.throwIfError(input.openInputSync(url, InputFormat.findInputFormat(format), options), 'open')
  FFmpegError.throwIfError(input.findStreamInfoSync(null), 'streams')
  return input
}

/** The first video stream that is no cover image. */
export function videoStreamOf(input: FormatContext): Stream | undefined {
  return input.streams.find(
    (stream) =>
      stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
  )
}

export function audioStreamOf(input: FormatContext): Stream | undefined {
  return input.streams.find((stream) => stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO)
}

export function turnOf(stream: Stream): Turn | null {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (matrix === null || matrix.length < 20) return null
  return [matrix.readInt32LE(0), matrix.readInt32LE(4), matrix.readInt32LE(12), matrix.readInt32LE(16)]
}

/** @throws for a decoder that is not allowed, unless the stream comes from our own filters */
export function openDecoder(stream: Stream, source: EncodeOrder['source']): CodecContext {
  const codec = Codec.findDecoder(stream.codecpar.codecId)
  if (codec === null || (source.kind === 'file' && !allowedDecoders.includes(codec.name ?? ''))) {
    throw new Error(`${avGetCodecName(stream.codecpar.codecId)} is not read`)
  }
  const decoder = new CodecContext()
  decoder.allocContext3(codec)
  FFmpegError.throwIfError(decoder.parametersToContext(stream.codecpar), 'decoder')
  decoder.pktTimebase = stream.timeBase
  decoder.threadCount = 2
  FFmpegError.throwIfError(decoder.open2Sync(codec, null), 'decoder')
  return decoder
}
