import type { App } from '../../context.ts'
import { heicDecoderVersion } from '../image/index.ts'
import { videoToolsOf } from '../footage/index.ts'

/** What members cannot do where an operator left a program or package out. */
export const lostWithout = {
  ffmpeg: 'no ffmpeg: videos are accepted as H.264 in MP4 alone and played as they were uploaded',
  heic: 'no libheif-js: HEIC photographs are refused',
}

/** Said once, when a node starts. */
export function warnOfMissingTools(_server: object, app: App): void {
  if (videoToolsOf(app) === null) app.log.warn(lostWithout.ffmpeg)
  if (heicDecoderVersion() === null) app.log.warn(lostWithout.heic)
}
