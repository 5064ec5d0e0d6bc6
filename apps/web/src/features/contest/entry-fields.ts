import type { ContestDetail, ContestGroup, Draft, MethodInput, Services } from '@guangquan/contract'
import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { allAudiences } from '@guangquan/contract/post/post.limits'
import { maxPhotoMB } from '@guangquan/contract/media/media.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { worstLevel } from '@guangquan/rules/contest/verification'
import { choicesOf, damageBlock, type Frame } from '../compose/index.ts'
import { verdictsOf } from '@guangquan/rules/contest/uploaded-photo'

/** The fields of an entry beside its photographs. */
export interface EntryFields {
  groupId: string
  title: string
  text: string
  place: string
  aiMark: 1 | 2
  declares: boolean
  agrees: boolean
}

/** The initial fields of an entry: those of its draft, or empty ones in the first group. */
export function beginningOf({ groups }: Pick<ContestDetail, 'groups'>, draft: Draft | null): EntryFields {
  const known = groups.find(({ id }) => id === draft?.entry?.groupId) ?? groups[0]
  return {
    groupId: known?.id ?? '',
    title: draft?.title ?? '',
    text: draft?.text ?? '',
    place: draft?.place ?? '',
    aiMark: draft?.aiMark === 2 ? 2 : 1,
    declares: false,
    agrees: false,
  }
}

type PublishInput = MethodInput<Services['NewPublish']['Publish']>
type SaveInput = MethodInput<Services['NewPublish']['SaveDraft']>

function sharedOf(
  { groupId, title, text, place, aiMark }: EntryFields,
  matchId: string,
  frames: readonly Frame[],
) {
  return {
    publishType: 5 as const,
    matchId,
    groupId,
    title,
    text,
    place,
    aiMark,
    exposeUser: [...allAudiences],
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
              watermark: 0 as const,
            },
          ],
    ),
  }
}

export const draftBody = (fields: EntryFields, matchId: string, frames: readonly Frame[]): SaveInput =>
  sharedOf(fields, matchId, frames)

/** Everything to be sent; null until the declarations are made. */
export function entryBody(
  fields: EntryFields,
  matchId: string,
  frames: readonly Frame[],
): PublishInput | null {
  if (!fields.declares || !fields.agrees) return null
  return { ...sharedOf(fields, matchId, frames), originalDeclared: true, agreeTerms: true }
}

export const entryMaxMB = maxPhotoMB

/** Why an entry cannot be sent yet; empty if it can. */
export function entryBlock(
  fields: EntryFields,
  group: ContestGroup | undefined,
  frames: readonly Frame[],
): string {
  const { entryTitle, story } = contestBounds
  if (group === undefined) return '请选择一个组别'
  if (frames.some(({ state }) => state === 'waiting' || state === 'sending')) return '照片还在上传，稍等一下'
  const ready = frames.filter(({ uploaded }) => uploaded !== null)
  const { photosMin: min, photosMax: max } = group
  if (ready.length < min || ready.length > max)
    return min === max ? `这个组别每件作品 ${min} 张照片` : `这个组别每件作品 ${min} 到 ${max} 张照片`
  if (ready.some(({ uploaded }) => uploaded?.damage === 1)) return damageBlock
  const verdicts = ready.flatMap(({ uploaded }) =>
    uploaded === null ? [] : verdictsOf(group.rules, uploaded, fields.aiMark),
  )
  if (worstLevel(verdicts) === 'red') return '有照片不符合规则，请换一张'
  const length = writtenLength(fields.title)
  if (length < entryTitle.min || length > entryTitle.max)
    return `作品名 ${entryTitle.min} 到 ${entryTitle.max} 个字`
  if (writtenLength(fields.text) > story) return `作品说明最多 ${story} 字`
  if (!fields.declares) return '请声明作品是你拍的，并保留着原图'
  return fields.agrees ? '' : '请先阅读并同意参赛条款'
}
