import { AVCOL_TRC_ARIB_STD_B67, AVCOL_TRC_SMPTE2084 } from 'node-av/constants'
import { avGetCodecName, type Stream } from 'node-av/lib'
import type { VideoContent } from '../encode-order.ts'
import { audioStreamOf, openFile, turnOf, videoStreamOf } from './open-source.ts'
import { rotationOf } from './rotation.ts'

/** @throws when the file cannot be read */
export function probe(path: string): VideoContent {
  const input = openFile(path)
  const video = videoStreamOf(input)
  const audio = audioStreamOf(input)
  return {
    seconds: Math.max(Number(input.duration) / 1e6, 0),
    video: video === undefined ? null : pictureOf(video),
    audioCodec: audio === undefined ? null : (avGetCodecName(audio.codecpar.codecId) ?? ''),
  }
}

const transfers = new Map([
  [AVCOL_TRC_ARIB_STD_B67, 'arib-std-b67'],
  [AVCOL_TRC_SMPTE2084, 'smpte2084'],
])

function pictureOf(stream: Stream): NonNullable<VideoContent['video']> {
  const { codecpar, avgFrameRate } = stream
  const turn = turnOf(stream)
  return {
    codec: avGetCodecName(codecpar.codecId) ?? '',
    width: codecpar.width,
    height: codecpar.height,
    rotation: turn === null ? 0 : rotationOf(turn),
    frameRate: avgFrameRate.den > 0 ? avgFrameRate.toDouble() : 0,
    transfer: transfers.get(codecpar.colorTrc) ?? '',
  }
}
