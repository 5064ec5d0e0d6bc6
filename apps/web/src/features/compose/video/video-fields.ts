import type { Draft } from '@guangquan/contract'
import { videoTexts } from '@guangquan/contract/video/video.limits'
import {
  emptyFields,
  fieldsOf,
  sharedOf,
  type DraftFields,
  type PublishInput,
  type SaveInput,
} from '../draft-fields.ts'

export type VideoSubType = 1 | 2 | 3

/** Text and poster of a video post. */
export interface VideoFields extends DraftFields {
  publishSubType: VideoSubType
  ownersOnly: boolean
  /** Content of the subtitle file; empty for none. */
  subtitles: string
  /** An extracted frame or an uploaded picture. */
  poster: { fileId: string; url: string; isFrame: boolean } | null
}

export const subTypeChoices: { value: VideoSubType; label: string }[] = [
  { value: 1, label: '作品' },
  { value: 2, label: '教学' },
  { value: 3, label: '花絮' },
]

/** Length limits of its text. */
export const videoLimits = { titleFrom: 2, title: videoTexts.title, text: videoTexts.text }

export const emptyVideo: VideoFields = {
  ...emptyFields,
  publishSubType: 1,
  ownersOnly: false,
  subtitles: '',
  poster: null,
}

/** The fields of a stored draft. */
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

/** The body of a draft. It includes the frames, so that the choice of a poster stays open. */
export function draftBodyOf(fields: VideoFields, videoId: string | null, frameIds: string[]): Save {
  return { ...wordsOf(fields), videoId, posterId: fields.poster?.fileId ?? null, frameIds }
}

/** Whether there is anything to save. */
export function hasVideoContent(fields: VideoFields, videoId: string | null): boolean {
  return videoId !== null || fields.title !== '' || fields.text !== '' || fields.tags.length > 0
}
