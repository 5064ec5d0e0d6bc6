import type { AiMark, Audience, Draft, MethodInput, Services } from '@guangquan/contract'
import { allAudiences } from '@guangquan/contract/limits'
import { photoSubType, photoSubTypes } from '@guangquan/rules/photo-sub-type'
import { choicesOf } from './photo-choices.ts'
import type { Frame } from './roll.ts'

/** What is written beside the photographs. */
export interface DraftFields {
  /** The photographs are to be shown as a 3×3 grid, where there are nine. */
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
}

/** The fields of a kept draft. */
export function fieldsOf(draft: Draft): DraftFields {
  const { title, text, tags, topicIds, place, exposeUser, aiMark, critiqueOpen, albumIds } = draft
  const isGrid = draft.publishSubType === photoSubTypes.grid
  return { isGrid, title, text, tags, topicIds, place, exposeUser, aiMark, critiqueOpen, albumIds }
}

/** What every kind of post sends beside its own. */
export function sharedOf({ title, text, tags, topicIds, place, exposeUser }: DraftFields) {
  return { title, text, tags, topicIds, place, exposeUser }
}

/** Is there anything worth keeping. */
export function hasContent(fields: DraftFields, frames: Frame[]): boolean {
  return (
    frames.length > 0 ||
    fields.title !== '' ||
    fields.text !== '' ||
    fields.tags.length > 0 ||
    fields.place !== ''
  )
}

/** What saving and publishing a kind of post take. */
export type SaveInput = MethodInput<Services['NewPublish']['SaveDraft']>
export type PublishInput = MethodInput<Services['NewPublish']['Publish']>
type PhotoSaveInput = Extract<SaveInput, { publishType: 1 }>

/** The body shared by saving and publishing. Photographs still travelling are left out of a saved draft. */
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
