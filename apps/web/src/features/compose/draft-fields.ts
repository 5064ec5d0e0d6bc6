import type { Audience, Draft, MethodInput, Services } from '@guangquan/contract'
import { allAudiences } from '@guangquan/contract/limits'
import type { Frame } from './roll.ts'

/** What is written beside the photographs. */
export interface DraftFields {
  title: string
  text: string
  tags: string[]
  topicIds: string[]
  place: string
  exposeUser: Audience[]
}

export const emptyFields: DraftFields = {
  title: '',
  text: '',
  tags: [],
  topicIds: [],
  place: '',
  exposeUser: [...allAudiences],
}

/** The fields of a kept draft. */
export function fieldsOf(draft: Draft): DraftFields {
  const { title, text, tags, topicIds, place, exposeUser } = draft
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

type SaveInput = MethodInput<Services['NewPublish']['SaveDraft']>

/** The body shared by saving and publishing. Photographs still travelling are left out of a saved draft. */
export function bodyOf(
  fields: DraftFields,
  frames: Frame[],
): Required<Pick<SaveInput, keyof DraftFields | 'pictures'>> {
  return {
    ...fields,
    pictures: frames.flatMap((frame) =>
      frame.uploaded === null
        ? []
        : [
            {
              fileId: frame.uploaded.fileId,
              title: frame.title,
              alt: frame.alt,
              exifHidden: frame.exifHidden,
            },
          ],
    ),
  }
}
