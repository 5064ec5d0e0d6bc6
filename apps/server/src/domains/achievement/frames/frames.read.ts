import {
  conditionOf,
  frameSourceKeys,
  frameStates,
  type FrameItem,
  type MethodOutput,
  type MethodParsed,
  type ProfileFrame,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx, MemberCtx } from '../../../context.ts'
import { pageOfAll } from '../../../db/page-of-all.ts'
import { preparedQuery } from '../../../db/prepared-query.ts'
import { fail } from '../../../fail.ts'
import { frameUrl, loadUsed } from '../../worn/index.ts'
import { getPerson } from '../../member/index.ts'
import { loadFrames, type Frame } from '../catalogue.ts'
import { readMeasures, type Values } from '../read-measures.ts'

interface Owned {
  frameId: string
  obtainedAt: Date
  expiresAt: Date | null
}

/** A member's state of the frames; null for a list of the frames themselves. */
interface Standing {
  memberId: string
  isSelf: boolean
  owned: ReadonlyMap<string, Owned>
  usedId: string | null
  values: Values
}

const source = z.enum(frameSourceKeys)

/**
 * A page of the frames with the caller's state of each, or of those that another member has.
 * @throws ContentNotFound as `getPerson`
 */
export async function listFrames(
  ctx: MemberCtx,
  { userId = ctx.viewer.id, group, ...input }: MethodParsed<typeof ProfileFrame.GetList>,
): Promise<MethodOutput<typeof ProfileFrame.GetList>> {
  const frames = await loadFrames(ctx.db, ctx.now)
  const standing = await loadStanding(ctx, userId, frames)
  const shown = frames.filter((frame) => {
    const owned = standing.owned.get(frame.id)
    if (standing.isSelf && group === 'all') return true
    return owned !== undefined && !isOver(owned, ctx.now)
  })
  return pageOfAll(
    input,
    shown.map((frame) => itemOf(frame, standing, ctx.now)),
  )
}

/** A frame with the caller's state of it. @throws ContentNotFound */
export async function getFrame(ctx: MemberCtx, { id }: { id: string }): Promise<FrameItem> {
  const frame = await findFrame(ctx, id)
  return itemOf(frame, await loadStanding(ctx, ctx.viewer.id, [frame]), ctx.now)
}

/** A frame of another member, or the frame itself. @throws ContentNotFound */
export async function getFrameOf(
  ctx: Ctx,
  { id, userId }: { id: string; userId?: string | undefined },
): Promise<FrameItem> {
  const frame = await findFrame(ctx, id)
  if (userId === undefined) return itemOf(frame, null, ctx.now)
  return itemOf(frame, await loadStanding(ctx, userId, [frame]), ctx.now)
}

async function findFrame(ctx: Ctx, id: string): Promise<Frame> {
  return (await loadFrames(ctx.db, ctx.now)).find((frame) => frame.id === id) ?? fail('ContentNotFound')
}

async function loadStanding(ctx: Ctx, userId: string, frames: readonly Frame[]): Promise<Standing> {
  const isSelf = ctx.viewer?.id === userId
  const [owned, used, values] = await Promise.all([
    ownedBy(ctx.db, { memberId: userId }),
    loadUsed(ctx.db, userId),
    isSelf
      ? readMeasures(ctx.db, frames, { memberIds: [userId], now: ctx.now })
      : new Map<string, ReadonlyMap<string, number>>(),
    getPerson(ctx, userId),
  ])
  const byFrame = new Map(owned.map((row) => [row.frameId, row]))
  return { memberId: userId, isSelf, owned: byFrame, usedId: used.frameId, values }
}

const ownedBy = preparedQuery<{ memberId: string }, Owned>('frame.owned', (db, param) => {
  const query = sql<Owned>`
    select frame_id as "frameId", obtained_at as "obtainedAt", expires_at as "expiresAt" from member_frame
    where member_id = ${param('memberId')}::uuid and revoked_at is null`
  return { compile: () => query.compile(db) }
})

const isOver = ({ expiresAt }: Owned, now: Date): boolean => expiresAt !== null && expiresAt <= now

function itemOf(frame: Frame, standing: Standing | null, now: Date): FrameItem {
  const owned = standing?.owned.get(frame.id)
  const state =
    owned === undefined
      ? frameStates.locked
      : isOver(owned, now)
        ? frameStates.expired
        : standing?.usedId === frame.id
          ? frameStates.used
          : frameStates.owned
  const has = state === frameStates.owned || state === frameStates.used
  const value = standing === null ? 0 : (standing.values.get(frame.id)?.get(standing.memberId) ?? 0)
  return {
    id: frame.id,
    name: frame.name,
    src: frameUrl(frame.id),
    source: source.parse(frame.source),
    conditionText: conditionOf(frame.conditionText, frame.goal),
    level: frame.measure === 'level' ? frame.goal : null,
    progress:
      standing?.isSelf === true && !has && frame.goal !== null
        ? { value: Math.min(value, frame.goal), goal: frame.goal }
        : null,
    state,
    validDays: frame.validDays,
    obtainedTime: owned === undefined ? null : timeTextOf(owned.obtainedAt),
    expireTime: owned?.expiresAt == null ? null : timeTextOf(owned.expiresAt),
  }
}
