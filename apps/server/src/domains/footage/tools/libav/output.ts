import { AVFMT_GLOBALHEADER, AVFMT_NOFILE } from 'node-av/constants'
import {
  Dictionary,
  FFmpegError,
  FormatContext,
  type CodecContext,
  type Packet,
  type Stream,
} from 'node-av/lib'
import type { EncodeOrder } from '../encode-order.ts'

export interface Output {
  globalHeader: boolean
  /** Adds a stream; impossible after the header. Streams are in the order of their positions. */
  addStream: (place: number, encoder: CodecContext) => void
  write: (packet: Packet, encoder: CodecContext) => void
  close: () => void
}

/** How long audio may precede the first picture of a slow video; after that the file is treated as having none. */
const maxWaiting = 20_000
/** How far one stream may be ahead of another before it is written anyway. */
const interleaveMicroseconds = 60_000_000n

/** A container whose header waits until all its streams are known. */
export function openOutput(order: EncodeOrder['output'], streamCount: number): Output {
  const context = new FormatContext()
  FFmpegError.throwIfError(context.allocOutputContext2(null, order.format, order.path), 'output')
  const flags = context.oformat?.flags ?? 0
  if ((flags & AVFMT_NOFILE) === 0) FFmpegError.throwIfError(context.openOutputSync(), 'output')
  context.maxInterleaveDelta = interleaveMicroseconds
  context.metadata = Dictionary.fromObject(order.metadata)
  const encoders: (CodecContext | undefined)[] = Array.from({ length: streamCount })
  const streams = new Map<CodecContext, Stream>()
  let waiting: { packet: Packet; encoder: CodecContext }[] | null = []

  function begin(): void {
    const stored = waiting ?? []
    waiting = null
    for (const encoder of encoders)
      if (encoder !== undefined) streams.set(encoder, newStream(context, encoder))
    if (streams.size === 0) throw new Error('nothing could be decoded')
    FFmpegError.throwIfError(context.writeHeaderSync(Dictionary.fromObject(order.options)), 'header')
    for (const { packet, encoder } of stored) {
      put(packet, encoder)
      packet.free()
    }
  }

  function put(packet: Packet, encoder: CodecContext): void {
    const stream = streams.get(encoder)
    if (stream === undefined) return
    packet.streamIndex = stream.index
    packet.rescaleTs(encoder.timeBase, stream.timeBase)
    FFmpegError.throwIfError(context.interleavedWriteFrameSync(packet), 'write')
  }

  return {
    globalHeader: (flags & AVFMT_GLOBALHEADER) !== 0,
    addStream: (place, encoder) => {
      encoders[place] = encoder
    },
    write: (packet, encoder) => {
      if (waiting === null) {
        put(packet, encoder)
        return
      }
      const stored = packet.clone()
      if (stored === null) throw new Error('no memory')
      waiting.push({ packet: stored, encoder })
      if (!encoders.includes(undefined) || waiting.length > maxWaiting) begin()
    },
    close: () => {
      if (waiting !== null) begin()
      FFmpegError.throwIfError(context.writeTrailerSync(), 'trailer')
      if ((flags & AVFMT_NOFILE) === 0) context.closeOutputSync()
    },
  }
}

function newStream(context: FormatContext, encoder: CodecContext): Stream {
  const stream = context.newStream()
  FFmpegError.throwIfError(encoder.parametersFromContext(stream.codecpar), 'stream')
  stream.timeBase = encoder.timeBase
  stream.avgFrameRate = encoder.framerate
  return stream
}
