import { AVDISCARD_ALL, AVSEEK_FLAG_BACKWARD } from 'node-av/constants'
import { FFmpegError, Packet } from 'node-av/lib'
import type { EncodeOrder } from '../encode-order.ts'
import { audioStreamOf, openSource, videoStreamOf } from './open-source.ts'
import { openOutput } from './output.ts'
import { makeTrack, type Track } from './track.ts'

/** Runs an order in this process. @throws when its source cannot be processed */
export function encode(order: EncodeOrder, onProgress: (seconds: number) => void): void {
  const { source } = order
  const input = openSource(source)
  const { fromSeconds = 0, seconds = Infinity } = source.kind === 'file' ? source : {}
  // Timestamps of a file may not start at zero.
  const from = fromSeconds + (source.kind === 'file' ? Math.max(Number(input.startTime), 0) / 1e6 : 0)
  if (fromSeconds > 0) {
    const at = BigInt(Math.round(from * 1e6))
    FFmpegError.throwIfError(input.seekFrameSync(-1, at, AVSEEK_FLAG_BACKWARD), 'seek')
  }

  const video = order.video === null ? undefined : videoStreamOf(input)
  const audio = order.audio === null ? undefined : audioStreamOf(input)
  if (order.video !== null && video === undefined) throw new Error('there is no picture')
  const output = openOutput(order.output, [video, audio].filter((stream) => stream !== undefined).length)
  const shared = { source, output, from, to: from + seconds }
  const tracks: Track[] = []
  if (order.video !== null && video !== undefined) {
    tracks.push(makeTrack({ ...shared, stream: video, order: order.video, place: 0, onProgress }))
  }
  if (order.audio !== null && audio !== undefined) {
    tracks.push(makeTrack({ ...shared, stream: audio, order: order.audio, place: tracks.length }))
  }
  for (const stream of input.streams) {
    if (!tracks.some((track) => track.index === stream.index)) stream.discard = AVDISCARD_ALL
  }

  const packet = new Packet()
  packet.alloc()
  while (tracks.some((track) => !track.isDone()) && input.readFrameSync(packet) >= 0) {
    const track = tracks.find((one) => one.index === packet.streamIndex)
    if (track?.isDone() === false) track.push(packet)
    packet.unref()
  }
  for (const track of tracks) track.finish()
  output.close()
}
