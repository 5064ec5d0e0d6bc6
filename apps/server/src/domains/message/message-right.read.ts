import { messageLimits, messageRefusals, type MessageRight } from '@guangquan/contract'
import { unlocks } from '@guangquan/rules/growth/level'
import {
  messageRight,
  strangersPerDay,
  usualSender,
  type MessageRightFacts,
} from '@guangquan/rules/people/message-right'
import { startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { isFollowing } from '../follow/index.ts'
import { isActiveMember, relations } from '../member/index.ts'
import { loadStanding } from '../standing/index.ts'
import { areLevelGatesClosed, isMessageOpen } from '../site/index.ts'
import { countBegun, countWaiting, type SideRow } from './conversation.store.ts'
import { loadMessageSettings } from './message-settings.ts'

/** What the caller may send to a member, with further facts that a command needs. */
export interface LoadedRight extends MessageRightFacts {
  level: number
  peerFollowsMe: boolean
}

/**
 * What the caller may send to a member now.
 * @param sides the conversation as both have it; undefined before its first message
 */
export async function loadMessageRight(
  ctx: MemberCtx,
  peerId: string,
  sides?: { own: SideRow; other: Pick<SideRow, 'has_written'> },
): Promise<LoadedRight> {
  const { db, viewer } = ctx
  const me = await loadStanding(db, viewer.id)
  const peer = await loadStanding(db, peerId)
  const blocks = await relations.get().findBlocks(db, viewer.id, peerId)
  const { iFollowPeer, peerFollowsMe } = await findFollows(ctx, peerId)
  const setting = (await loadMessageSettings(db, [peerId])).get(peerId)
  const level = me?.level ?? 1
  const waiting = sides?.own.has_written ? await countWaiting(db, sides.own.conversation_id, viewer.id) : 0
  const right = messageRight({
    isOpen: await isMessageOpen(ctx),
    phoneBound: me?.phoneBound ?? false,
    iBlock: blocks.byViewer,
    blocksMe: blocks.byOther,
    peerActive: await isActiveMember(db, peerId),
    peerSetting: setting?.sender ?? usualSender(peer?.level ?? 1),
    peerFollowsMe,
    iFollowPeer,
    peerHasWritten: sides?.other.has_written ?? false,
    level,
    strangerLevel: (await areLevelGatesClosed(ctx)) ? unlocks.messageAnyone : 1,
    waiting,
    maxWaiting: messageLimits.toStranger,
    strangersToday: await countBegun(db, { memberId: viewer.id, peerId, since: startOfDay(ctx.now) }),
  })
  return { ...right, level, peerFollowsMe }
}

async function findFollows(
  { db, viewer }: MemberCtx,
  peerId: string,
): Promise<{ iFollowPeer: boolean; peerFollowsMe: boolean }> {
  const [me, peer] = [sql<string>`${viewer.id}::uuid`, sql<string>`${peerId}::uuid`]
  const { rows } = await sql<{ iFollowPeer: boolean; peerFollowsMe: boolean }>`
    select ${isFollowing(me, peer)} as "iFollowPeer", ${isFollowing(peer, me)} as "peerFollowsMe"`.execute(db)
  return rows[0] ?? { iFollowPeer: false, peerFollowsMe: false }
}

/** The right as the page of a conversation reads it. */
export function shownRight({ refusal, left, anything, level }: LoadedRight): MessageRight {
  return { refusal, text: refusal === null ? '' : refusalText(refusal, level), left, anything }
}

/** A refusal as a sentence. */
export function refusalText(refusal: NonNullable<MessageRightFacts['refusal']>, level: number): string {
  const max = refusal === 'perDay' ? strangersPerDay(level) : messageLimits.toStranger
  return messageRefusals[refusal]
    .replace('{level}', String(unlocks.messageAnyone))
    .replace('{max}', String(max))
}
