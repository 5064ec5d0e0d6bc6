import type { Draft, MethodInput, Services } from '@guangquan/contract'
import { emptyFields, fieldsOf, type DraftFields } from '../draft-fields.ts'

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

type Publish = Extract<MethodInput<Services['NewPublish']['Publish']>, { publishType: 3 }>
type Save = Extract<MethodInput<Services['NewPublish']['SaveDraft']>, { publishType: 3 }>

// What photographs are asked besides is nothing a video has.
function sharedBody(fields: VideoFields) {
  const { title, text, tags, topicIds, place, exposeUser, publishSubType, subtitles } = fields
  return {
    publishType: 3 as const,
    title,
    text,
    tags,
    topicIds,
    place,
    exposeUser,
    publishSubType,
    subtitles,
    ownersOnly: fields.ownersOnly && publishSubType === 2,
  }
}

/** The body of publishing, or null while something is missing. */
export function publishBodyOf(fields: VideoFields, videoId: string | null): Publish | null {
  if (videoId === null || fields.poster === null) return null
  return { ...sharedBody(fields), videoId, posterId: fields.poster.fileId }
}

/** The body of a draft. Its frames are kept as long as it is, so that the choice stays open. */
export function draftBodyOf(fields: VideoFields, videoId: string | null, frameIds: string[]): Save {
  return { ...sharedBody(fields), videoId, posterId: fields.poster?.fileId ?? null, frameIds }
}

/** Is there anything worth keeping. */
export function hasVideoContent(fields: VideoFields, videoId: string | null): boolean {
  return videoId !== null || fields.title !== '' || fields.text !== '' || fields.tags.length > 0
}
