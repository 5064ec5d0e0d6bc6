import {
  messageCards,
  messageKinds,
  messagePreviews,
  type CommentPicture,
  type MessageCard,
  type MessageItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { loadCommentPictures } from '../media/index.ts'
import { loadTargetSubjects, type TargetSubject } from '../target/index.ts'
import { loadPictureIds, type MessageRow } from './message.store.ts'

const previewLength = 100

/** The content of a message for everybody who may read it. */
type MessageContent = Pick<MessageItem, 'id' | 'text' | 'pictures' | 'card' | 'isRecalled' | 'createTime'>

/** Messages as one of the two reads them; the caller has checked that they may. In the order of the rows. */
export async function loadMessageItems(ctx: MemberCtx, rows: readonly MessageRow[]): Promise<MessageItem[]> {
  const contents = await loadMessageContents(ctx, rows)
  return contents.map(({ row, ...content }) => {
    const isOwn = row.sender_id === ctx.viewer.id
    return {
      ...content,
      seq: row.seq,
      change: row.change,
      kind: kindOf(row),
      isOwn,
      clientId: isOwn ? row.client_id : null,
    }
  })
}

/**
 * Contents of messages, each with its row, in the order of the rows; the caller has checked that the reader may see
 * them.
 */
export async function loadMessageContents(
  ctx: MemberCtx,
  rows: readonly MessageRow[],
): Promise<(MessageContent & { row: MessageRow })[]> {
  const shown = rows.filter((row) => row.recalled_at === null)
  const withPictures = shown.filter((row) => row.kind === messageKinds.photographs).map(({ id }) => id)
  const pictureIds = await loadPictureIds(ctx.db, withPictures)
  const pictures = await loadCommentPictures(ctx, [...pictureIds.values()].flat())
  const cards = shown.flatMap(({ card_kind: kind, card_id: id }) =>
    kind === null || id === null ? [] : [{ kind, id }],
  )
  const subjects = await loadTargetSubjects(ctx, cards)
  return rows.map((row) => ({
    row,
    id: row.id,
    text: row.recalled_at === null ? row.text : '',
    pictures: (pictureIds.get(row.id) ?? []).flatMap((id): CommentPicture[] => {
      const picture = pictures.get(id)
      return picture === undefined ? [] : [picture]
    }),
    card: row.recalled_at === null ? cardOf(row, subjects) : null,
    isRecalled: row.recalled_at !== null,
    createTime: timeTextOf(row.created_at),
  }))
}

const kindOf = ({ kind }: Pick<MessageRow, 'kind'>) =>
  Object.values(messageKinds).find((one) => one === kind) ?? messageKinds.text

function cardOf(row: MessageRow, subjects: ReadonlyMap<string, TargetSubject>): MessageCard | null {
  const kind = messageCards.find((one) => one === row.card_kind)
  if (kind === undefined || row.card_id === null) return null
  const subject = subjects.get(row.card_id)
  return {
    kind,
    id: row.card_id,
    title: subject?.link.title ?? '',
    coverUrl: subject?.link.coverUrl ?? null,
    path: subject?.link.path ?? null,
  }
}

/** The newest message of a conversation in one line. */
export function previewOf(
  viewerId: string,
  row: Pick<MessageRow, 'kind' | 'text' | 'recalled_at' | 'sender_id'>,
): string {
  if (row.recalled_at !== null) {
    return row.sender_id === viewerId ? messagePreviews.recalledByMe : messagePreviews.recalledByOther
  }
  if (row.kind === messageKinds.photographs) return messagePreviews.photographs
  if (row.kind === messageKinds.card) return messagePreviews.card
  return [...row.text].slice(0, previewLength).join('').replaceAll('\n', ' ')
}
