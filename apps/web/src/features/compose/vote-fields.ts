import type { UploadedFile, VoteDraft } from '@guangquan/contract'
import { fieldSentences } from '@guangquan/contract/text/field-sentences'
import { voteLimits } from '@guangquan/contract/vote/vote.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { instantOf } from '@guangquan/rules/time-text'
import { damageBlock } from './damage-block.ts'
import type { PendingPhotos } from './pending-photos.ts'
import type { Uploads } from './uploads.ts'
import { longField, sharedOf, type DraftFields, type PublishInput, type SaveInput } from './draft-fields.ts'

/** One option being edited. */
export interface OptionDraft {
  key: string
  text: string
  picture: UploadedFile | null
  /** Key of the upload of a replacement photograph that is in progress or failed. */
  uploadKey: string | null
}

/** The fields that only a vote has. */
export interface VoteFields {
  options: OptionDraft[]
  /** Every option has a photograph. */
  hasPictures: boolean
  max: number
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
  endTime: string
  showResult: number
  canChange: boolean
}

export function newOption(): OptionDraft {
  return { key: crypto.randomUUID(), text: '', picture: null, uploadKey: null }
}

const dayMs = 24 * 3600_000
const shanghaiOffsetMs = 8 * 3600_000

/** The instant `days` from now in Asia/Shanghai, rounded down to the minute. */
export function endTimeAfter(nowMs: number, days: number): string {
  const end = new Date(nowMs + shanghaiOffsetMs + days * dayMs)
  return `${end.toISOString().slice(0, 16).replace('T', ' ')}:00`
}

export function emptyVote(nowMs: number): VoteFields {
  return {
    options: [newOption(), newOption()],
    hasPictures: false,
    max: 1,
    endTime: endTimeAfter(nowMs, voteLimits.usualDays),
    showResult: 1,
    canChange: true,
  }
}

/** The fields of a stored draft. An end in the past is replaced. */
export function voteFieldsOf(vote: VoteDraft, nowMs: number): VoteFields {
  const options: OptionDraft[] = vote.options.map(({ text, picture }) => ({
    key: crypto.randomUUID(),
    text,
    picture,
    uploadKey: null,
  }))
  while (options.length < voteLimits.options.min) options.push(newOption())
  const soonest = endTimeAfter(nowMs + voteLimits.endsAfterMs.min, 0)
  return {
    options,
    hasPictures: vote.options.some((option) => option.picture !== null),
    max: Math.min(vote.max, options.length),
    endTime: vote.endTime < soonest ? endTimeAfter(nowMs, voteLimits.usualDays) : vote.endTime,
    showResult: vote.showResult,
    canChange: vote.canChange,
  }
}

/** The fields with photographs that an earlier page has not uploaded. */
export function withPending(vote: VoteFields, { list }: PendingPhotos): VoteFields {
  const options = [...vote.options]
  for (const { key, place } of list) {
    if (place >= voteLimits.options.max) continue
    while (options.length <= place) options.push(newOption())
    const option = options[place]
    if (option !== undefined) options[place] = { ...option, uploadKey: key }
  }
  return { ...vote, options, hasPictures: vote.hasPictures || list.length > 0 }
}

/** The photographs that are still to be uploaded. */
export function pendingOf(vote: VoteFields, uploads: Pick<Uploads, 'pendingFile'>): PendingPhotos {
  const list = vote.options.flatMap(({ uploadKey: key }, place) =>
    key !== null && uploads.pendingFile(key) !== undefined ? [{ key, place }] : [],
  )
  return { list: vote.hasPictures ? list : [] }
}

/** An option whose photograph has been uploaded. */
export function withPicture(vote: VoteFields, uploadKey: string, picture: UploadedFile): VoteFields {
  const options = vote.options.map((option) =>
    option.uploadKey === uploadKey ? { ...option, picture, uploadKey: null } : option,
  )
  return { ...vote, options }
}

/** Whether there is anything to save. */
export function hasVoteContent(fields: DraftFields, vote: VoteFields): boolean {
  return (
    fields.title !== '' ||
    fields.text !== '' ||
    vote.options.some((option) => option.text !== '' || option.picture !== null || option.uploadKey !== null)
  )
}

const rulesOf = ({ max, endTime, showResult, canChange }: VoteFields) => ({
  max,
  endTime,
  showResult,
  canChange,
})

/** The body of saving. */
export function voteDraftBody(fields: DraftFields, vote: VoteFields): Extract<SaveInput, { publishType: 4 }> {
  const options = vote.options.map(({ text, picture }) => ({
    text,
    fileId: vote.hasPictures ? (picture?.fileId ?? null) : null,
  }))
  return { ...sharedOf(fields), exposeUser: [1, 2, 3], publishType: 4, vote: { ...rulesOf(vote), options } }
}

/** The body of publishing. */
export function votePublishBody(
  fields: DraftFields,
  vote: VoteFields,
): Extract<PublishInput, { publishType: 4 }> {
  const options = vote.options.map(({ text, picture }) => ({
    text,
    ...(vote.hasPictures && picture !== null ? { fileId: picture.fileId } : {}),
  }))
  return { ...sharedOf(fields), exposeUser: [1, 2, 3], publishType: 4, vote: { ...rulesOf(vote), options } }
}

/** The error about the end; empty if it is valid. */
export function endBlock(endTime: string, nowMs: number): string {
  const { slackMs, endsAfterMs } = voteLimits
  const lasts = instantOf(endTime).getTime() - nowMs
  const isGood = lasts >= endsAfterMs.min - slackMs && lasts <= endsAfterMs.max + slackMs
  return isGood ? '' : fieldSentences.endTime
}

/** Why it cannot be published yet; empty if it can. */
export function voteBlock(fields: DraftFields, vote: VoteFields, nowMs: number): string {
  const { min, max } = voteLimits.title
  const length = writtenLength(fields.title)
  if (length < min || length > max) return `题目要 ${min} 到 ${max} 字`
  if (writtenLength(fields.text) > voteLimits.text) return `说明最多 ${voteLimits.text} 字`
  const texts = vote.options.map((option) => option.text.trim())
  if (texts.includes('')) return '每个选项都要写上文字'
  if (texts.some((text) => writtenLength(text) > voteLimits.option)) {
    return `选项最多 ${voteLimits.option} 字`
  }
  if (new Set(texts).size < texts.length) return '有两个选项一样'
  if (vote.hasPictures && vote.options.some((option) => option.picture === null)) {
    return '图片投票的每个选项都要有一张照片'
  }
  if (vote.hasPictures && vote.options.some((option) => option.picture?.damage === 1)) return damageBlock
  return endBlock(vote.endTime, nowMs) || longField(fields.place)
}
