import { createHash } from 'node:crypto'
import {
  messageKinds,
  messageLimits,
  messageSentences,
  useTypes,
  type Message,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { namesLink } from '@guangquan/rules/people/message-right'
import { foldSearch } from '@guangquan/rules/words/search-fold'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { judgeText, wordReplacer } from '../../moderation/judge-text.ts'
import { claimFiles } from '../media/index.ts'
import { loadStanding, lockPostingRights } from '../standing/index.ts'
import { reachAway } from '../notice/index.ts'
import { loadTargetSubjects } from '../target/index.ts'
import { announceMessages } from './announce-messages.ts'
import { changeSide, lockConversationWith, type SideRow } from './conversation.store.ts'
import { loadMessageRight, refusalText } from './message-right.read.ts'
import { countSameText, findSent, insertMessage, type MessageRow } from './message.store.ts'
import { loadMessageItems } from './message.view.ts'

type Input = MethodParsed<typeof Message.Send>
type Output = MethodOutput<typeof Message.Send>

const dayMs = 24 * 3600_000

/**
 * Sends a message. The conversation's row is locked, so that messages from two nodes get one order without gaps; the
 * same `clientId` returns the existing message.
 * @throws BadInput for several at once, NotAllowedOnSelf, ContentNotFound (the member, or the card), MessageRefused,
 * MessageToStranger, MessageRepeated, ContentRefused, UploadNotFound
 */
export async function sendMessage(ctx: MemberCtx, written: Input): Promise<Output> {
  const { text, pictures, card } = written
  if ([text, pictures, card].filter((one) => one !== undefined).length > 1)
    fail('BadInput', { fields: { text: messageSentences.several } })
  if (written.userId === ctx.viewer.id) fail('NotAllowedOnSelf')
  const input = { ...written, text: await judgedText(ctx, written.text) }
  return inTransaction(ctx, async (tx) => {
    const inTx = { ...ctx, db: tx }
    // One after another of one member, so that each counts those before it.
    if ((await lockPostingRights(tx, ctx.viewer.id)) === undefined) fail('TokenInvalid')
    const sent = await findSent(tx, ctx.viewer.id, input.clientId)
    if (sent !== undefined) return shown(inTx, sent)
    if ((await loadStanding(tx, input.userId)) === undefined) fail('ContentNotFound')
    const pair = { memberId: ctx.viewer.id, peerId: input.userId, at: ctx.now }
    const sides = await lockConversationWith(tx, pair)
    const right = await loadMessageRight(inTx, input.userId, sides)
    if (right.refusal !== null) fail('MessageRefused', { text: refusalText(right.refusal, right.level) })
    const textHash = right.anything ? null : await strangerText(inTx, input)
    if (input.card !== undefined) await refuseClosedCard(inTx, input.card)
    await claimFiles(ctx.app, tx, {
      ownerId: ctx.viewer.id,
      fileIds: input.pictures ?? [],
      useType: useTypes.message,
    })
    const message = await insertMessage(tx, {
      id: uuid(),
      conversation: sides.conversation,
      isFirstOfStranger: !right.anything && sides.conversation.last_seq === 0,
      senderId: ctx.viewer.id,
      clientId: input.clientId,
      kind: kindOf(input),
      text: input.text ?? '',
      folded: input.text === undefined ? '' : foldSearch(input.text).text,
      textHash,
      fileIds: input.pictures ?? [],
      card: input.card ?? null,
      at: ctx.now,
    })
    await moveSides(tx, { ...sides, message, peerFollowsMe: right.peerFollowsMe })
    await announceMessages(tx, [ctx.viewer.id, input.userId])
    await reachAway.get()(tx, { memberIds: [input.userId], now: ctx.now })
    return shown(inTx, message)
  })
}

async function judgedText(ctx: MemberCtx, text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined
  const replaced = (await wordReplacer(ctx))(text)
  if ((await judgeText(ctx, [replaced])) === 'block') fail('ContentRefused')
  return replaced
}

const kindOf = ({ pictures, card }: Input) => {
  if (card !== undefined) return messageKinds.card
  return pictures === undefined ? messageKinds.text : messageKinds.photographs
}

/**
 * Only texts without links go to strangers, and not the same one to many. @returns a hash that recognises the text
 * again
 */
async function strangerText(ctx: MemberCtx, { text, userId }: Input): Promise<Buffer> {
  if (text === undefined || namesLink(text)) fail('MessageToStranger')
  const textHash = createHash('sha256').update(recognised(text)).digest()
  const since = new Date(ctx.now.getTime() - dayMs)
  const others = await countSameText(ctx.db, { senderId: ctx.viewer.id, peerId: userId, textHash, since })
  if (others >= messageLimits.sameTextToStrangers) fail('MessageRepeated')
  return textHash
}

// Blanks and signs make no other text; one of signs alone is compared unchanged.
function recognised(text: string): string {
  const folded = foldSearch(text).text.replaceAll(' ', '')
  return folded === '' ? text : folded
}

async function refuseClosedCard(ctx: MemberCtx, card: { kind: string; id: string }): Promise<void> {
  if (!(await loadTargetSubjects(ctx, [card])).has(card.id)) fail('ContentNotFound')
}

interface Moved {
  own: SideRow
  other: SideRow
  message: MessageRow
  peerFollowsMe: boolean
}

async function moveSides(tx: Tx, { own, other, message, peerFollowsMe }: Moved): Promise<void> {
  const newest = { last_seq: message.seq, last_at: message.created_at }
  // A member who writes has read the conversation so far, and knows the other side.
  await changeSide(tx, own, { ...newest, read_seq: message.seq, has_written: true, is_stranger: false })
  // Who was moved among the others stays there.
  const isFirst = other.last_seq === 0
  await changeSide(tx, other, { ...newest, is_stranger: (isFirst || other.is_stranger) && !peerFollowsMe })
}

async function shown(ctx: MemberCtx, message: MessageRow): Promise<Output> {
  const [item] = await loadMessageItems(ctx, [message])
  if (item === undefined) throw new Error(`the message ${message.id} has no view`)
  return { conversationId: message.conversation_id, message: item }
}
