import { AV_NOPTS_VALUE } from 'node-av/constants'
import { Frame, type Packet, type Stream } from 'node-av/lib'
import type { AudioTrack, EncodeOrder, VideoTrack } from '../encode-order.ts'
import { makeFrameFilter, type FrameFilter } from './frame-filter.ts'
import { openDecoder } from './open-source.ts'
import type { Output } from './output.ts'
import { isEmpty } from './result.ts'
import { makeTrackEncoder } from './track-encoder.ts'

export interface TrackOptions {
  stream: Stream
  source: EncodeOrder['source']
  order: AudioTrack | VideoTrack
  output: Output
  /** Of its stream in the output. */
  place: number
  /** The requested part of the source, in seconds of its own clock. */
  from: number
  to: number
  onProgress?: (seconds: number) => void
}

/** One stream from decoder to encoder. */
export interface Track {
  index: number
  /** A packet of its stream. */
  push: (packet: Packet) => void
  /** Whether it needs no more packets. */
  isDone: () => boolean
  finish: () => void
}

export function makeTrack(options: TrackOptions): Track {
  const { stream, source, order, output, from, to } = options
  const decoder = openDecoder(stream, source)
  const tick = stream.timeBase.toDouble()
  const frame = new Frame()
  frame.alloc()
  let filter: FrameFilter | null = null
  const maxFrames = 'pixelFormat' in order ? (order.frames ?? Infinity) : Infinity
  const chain = 'pixelFormat' in order ? `${order.filter},format=${order.pixelFormat}` : order.filter
  let frames = 0
  let isDone = false
  const encoder = makeTrackEncoder({
    order,
    globalHeader: output.globalHeader,
    onOpen: (opened) => output.addStream(options.place, opened),
    onPacket: output.write,
  })

  const encode: Parameters<FrameFilter['push']>[1] = (filtered, sink) => {
    if (frames >= maxFrames) return
    frames += 1
    encoder.push(filtered, sink)
    if (frames === maxFrames) isDone = true
  }
  function endFilter(): void {
    filter?.push(null, encode)
    filter?.free()
    filter = null
  }
  function take(): void {
    const pts = frame.bestEffortTimestamp
    const at = Number(pts) * tick
    if (pts === AV_NOPTS_VALUE || at < from - tick / 2) return
    if (at >= to) {
      isDone = true
      return
    }
    frame.pts = pts - BigInt(Math.round(from / tick))
    // Frames whose format changes in the middle of a file get new filters.
    if (filter !== null && !filter.fits(frame)) endFilter()
    filter ??= makeFrameFilter(stream, frame, chain)
    if (!filter.push(frame, encode)) isDone = true
    options.onProgress?.(at - from)
  }
  function decode(packet: Packet | null): void {
    // What cannot be decoded is skipped, as in players.
    if (decoder.sendPacketSync(packet) < 0 && packet !== null) return
    while (!isDone) {
      const got = decoder.receiveFrameSync(frame)
      if (isEmpty(got)) return
      if (got >= 0) take()
      frame.unref()
    }
  }

  return {
    index: stream.index,
    push: decode,
    isDone: () => isDone,
    finish: () => {
      decode(null)
      endFilter()
      encoder.finish()
    },
  }
}
