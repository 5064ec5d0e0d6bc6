import { fieldSentences, useTypes } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import type { FileUse } from '../post-extension/index.ts'
import { parseSubtitles, type Cue } from './parse-subtitles.ts'
import type { PostVideo } from './video.store.ts'

/** The files of a video post. */
export function usesOf({ fileId, posterId, ownersOnly }: Omit<PostVideo, 'publishId'>): FileUse[] {
  return [
    { fileId, useType: useTypes.video, shown: !ownersOnly },
    { fileId: posterId, useType: useTypes.poster },
  ]
}

/** The lines of a subtitle file; null for an empty one. @throws BadInput for a text without a valid line */
export function readLines(subtitles: string): Cue[] | null {
  const lines = subtitles === '' ? null : parseSubtitles(subtitles)
  if (lines === null && subtitles !== '')
    fail('BadInput', { fields: { subtitles: fieldSentences.subtitles } })
  return lines
}
