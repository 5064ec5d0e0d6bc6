import type { AiMark, Audience, Draft, MethodInput, Services } from '@guangquan/contract'
import { allAudiences, postLimits } from '@guangquan/contract/post/post.limits'
import { pictureLimits } from '@guangquan/contract/media/media.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { photoSubType, photoSubTypes } from '@guangquan/rules/posts/photo-sub-type'
import { choicesOf, longWords } from './photo-choices.ts'
import type { Frame } from './photo-uploads.ts'

/** The fields beside the photographs. */
export interface DraftFields {
  /** Show nine photographs as a 3 × 3 grid. */
  isGrid: boolean
  title: string
  text: string
  tags: string[]
  topicIds: string[]
  place: string
  exposeUser: Audience[]
  aiMark: AiMark
  critiqueOpen: boolean
  albumIds: string[]
  /** The circle it is published in. */
  circleId: string | null
}

export const emptyFields: DraftFields = {
  isGrid: false,
  title: '',
  text: '',
  tags: [],
  topicIds: [],
  place: '',
  exposeUser: [...allAudiences],
  aiMark: 1,
  critiqueOpen: false,
  albumIds: [],
  circleId: null,
}

/** The fields of a stored draft. */
export function fieldsOf(draft: Draft): DraftFields {
  const { title, text, tags, topicIds, place, exposeUser, aiMark, critiqueOpen, albumIds } = draft
  const circleId = draft.circle?.id ?? null
  const isGrid = draft.publishSubType === photoSubTypes.grid
  return { isGrid, title, text, tags, topicIds, place, exposeUser, aiMark, critiqueOpen, albumIds, circleId }
}

/** The fields that every kind of post sends. */
export function sharedOf({ title, text, tags, topicIds, place, exposeUser, circleId }: DraftFields) {
  return { title, text, tags, topicIds, place, exposeUser, circleId }
}

/** Whether there is anything to save. */
export function hasContent(fields: DraftFields, frames: Frame[]): boolean {
  return (
    frames.length > 0 ||
    fields.title !== '' ||
    fields.text !== '' ||
    fields.tags.length > 0 ||
    fields.place !== ''
  )
}

type PictureWords = Pick<Frame, 'title' | 'alt' | 'exifEdits'>

/** An error for the first short field that is too long; empty if there is none. */
export function longField(place: string, pictures: readonly PictureWords[] = []): string {
  const { title: pictureTitle, alt: pictureAlt, exifText } = pictureLimits
  const { place: longestPlace } = postLimits
  if (writtenLength(place) > longestPlace) return `地点最多 ${longestPlace} 字`
  for (const { title, alt, exifEdits } of pictures) {
    if (writtenLength(title) > pictureTitle) return `照片标题最多 ${pictureTitle} 字`
    if (writtenLength(alt) > pictureAlt) return `画面描述最多 ${pictureAlt} 字`
    const texts = Object.values(exifEdits).filter((value) => typeof value === 'string')
    if (texts.some((text) => longWords(text) !== null)) return `拍摄信息每项最多 ${exifText} 字`
  }
  return ''
}

/** Input of saving and publishing a post. */
export type SaveInput = MethodInput<Services['NewPublish']['SaveDraft']>
export type PublishInput = MethodInput<Services['NewPublish']['Publish']>
type PhotoSaveInput = Extract<SaveInput, { publishType: 1 }>

/** The body shared by saving and publishing. A saved draft leaves out photographs that are still uploading. */
export function bodyOf(
  { isGrid, ...fields }: DraftFields,
  frames: Frame[],
): Required<Pick<PhotoSaveInput, keyof typeof fields | 'publishSubType' | 'pictures'>> {
  return {
    ...fields,
    publishSubType: photoSubType(isGrid ? photoSubTypes.grid : photoSubTypes.single, frames.length),
    pictures: frames.flatMap((frame) =>
      frame.uploaded === null
        ? []
        : [
            {
              fileId: frame.uploaded.fileId,
              title: frame.title,
              alt: frame.alt,
              exifHidden: frame.exifHidden,
              ...choicesOf(frame),
            },
          ],
    ),
  }
}
