import type { Draft } from '@guangquan/contract'
import { textLimits } from '@guangquan/contract/limits'
import {
  emptyFields,
  fieldsOf,
  sharedOf,
  type DraftFields,
  type PublishInput,
  type SaveInput,
} from '../draft-fields.ts'

export type VideoSubType = 1 | 2 | 3

/** What is written about a video, and which poster it has. */
export interface VideoFields extends DraftFields {
  publishSubType: VideoSubType
  ownersOnly: boolean
  /** Content of the subtitle file; empty for none. */
  subtitles: string
  /** A frame or an uploaded picture. */
  poster: { fileId: string; url: string; isFrame: boolean } | null
}

export const subTypeChoices: { value: VideoSubType; label: string }[] = [
  { value: 1, label: '作品' },
  { value: 2, label: '教学' },
  { value: 3, label: '花絮' },
]

/** Lengths of its words. */
export const videoLimits = { titleFrom: 2, title: textLimits.videoTitle, text: textLimits.videoText }

export const emptyVideo: VideoFields = {
  ...emptyFields,
  publishSubType: 1,
  ownersOnly: false,
  subtitles: '',
  poster: null,
}

/** The fields of a kept draft. */
export function videoFieldsOf(draft: Draft): VideoFields {
  const { video, cover } = draft
  const frameIds = video?.upload?.frames.map((frame) => frame.fileId) ?? []
  return {
    ...fieldsOf(draft),
    publishSubType: subTypeChoices.find(({ value }) => value === draft.publishSubType)?.value ?? 1,
    ownersOnly: video?.ownersOnly ?? false,
    subtitles: video?.subtitles ?? '',
    poster:
      cover === null
        ? null
        : { fileId: cover.fileId, url: cover.fileUrl, isFrame: frameIds.includes(cover.fileId) },
  }
}

type Publish = Extract<PublishInput, { publishType: 3 }>
type Save = Extract<SaveInput, { publishType: 3 }>

function wordsOf(fields: VideoFields) {
  const { publishSubType, subtitles } = fields
  return {
    ...sharedOf(fields),
    publishType: 3 as const,
    publishSubType,
    subtitles,
    ownersOnly: fields.ownersOnly && publishSubType === 2,
  }
}

/** The body of publishing; null while video or poster are missing. */
export function publishBodyOf(fields: VideoFields, videoId: string | null): Publish | null {
  if (videoId === null || fields.poster === null) return null
  return { ...wordsOf(fields), videoId, posterId: fields.poster.fileId }
}

/** The body of a draft. Its frames are kept as long as it is, so that the choice stays open. */
export function draftBodyOf(fields: VideoFields, videoId: string | null, frameIds: string[]): Save {
  return { ...wordsOf(fields), videoId, posterId: fields.poster?.fileId ?? null, frameIds }
}

/** Is there anything worth keeping. */
export function hasVideoContent(fields: VideoFields, videoId: string | null): boolean {
  return videoId !== null || fields.title !== '' || fields.text !== '' || fields.tags.length > 0
}
