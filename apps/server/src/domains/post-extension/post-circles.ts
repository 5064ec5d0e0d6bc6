import { circleSentences, type EditInput, type PublishInput } from '@guangquan/contract'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'
import { fail } from '../../fail.ts'

/** A circle as the card of a post names it. */
export interface ShownCircle {
  id: string
  title: string
}

/** A post whose place in a circle changes. */
export interface CircledPost {
  id: string
  authorId: string
  circleId: string | null
}

/** What posts need to know about circles, which are in a higher layer. */
export interface PostCircles {
  /** SQL for a row with the id of a circle: it is not frozen. */
  showsPosts: (circleId: RawBuilder<string>) => RawBuilder<SqlBool>
  /** SQL for a row with the id of a circle: it is open, and this viewer is in it. */
  isMember: (circleId: RawBuilder<string>, viewerId: RawBuilder<string>) => RawBuilder<SqlBool>
  /** The open ones of these circles, by id. */
  loadShown: (ctx: Ctx, circleIds: readonly string[]) => Promise<ReadonlyMap<string, ShownCircle>>
  /** The circle, if this member may publish in it now. */
  findOwn: (ctx: MemberCtx, circleId: string) => Promise<ShownCircle | undefined>
  /** @throws CircleNotMember, CircleMuted, CircleClosed */
  refuseOutsider: (ctx: MemberCtx, tx: Tx, circleId: string) => Promise<void>
  /** Those of these writers whose posts and comments this member may remove from the circle. */
  findTeamReach: (
    ctx: MemberCtx,
    circleId: string,
    writerIds: readonly string[],
  ) => Promise<ReadonlySet<string>>
  /** A post appeared among the posts of a circle, or left them. */
  movePost: (tx: Tx, post: CircledPost & { circleId: string }, delta: 1 | -1) => Promise<void>
}

export const postCircles = extensionPoint<PostCircles>('postCircles')

/** The circle of a draft or post that its author opens again; null if they may no longer publish in it. */
export async function loadOwnCircle(ctx: MemberCtx, circleId: string | null): Promise<ShownCircle | null> {
  if (circleId === null) return null
  return (await postCircles.get().findOwn(ctx, circleId)) ?? null
}

/**
 * The circle for a post: unchanged if the input has none. Only a new one is checked, so that a muted author can still
 * correct a post.
 * @throws CircleNotMember, CircleMuted, CircleClosed; BadInput for a circle's audience without a circle
 */
export async function settleCircle(
  ctx: MemberCtx,
  tx: Tx,
  { circleId, exposeUser }: Pick<PublishInput | EditInput, 'circleId' | 'exposeUser'>,
  before: string | null,
): Promise<string | null> {
  const settled = circleId === undefined ? before : circleId
  if (settled !== null && settled !== before) await postCircles.get().refuseOutsider(ctx, tx, settled)
  const isForCircle = exposeUser.includes(4) && !exposeUser.includes(3)
  if (settled === null && isForCircle && before === null) {
    fail('BadInput', { fields: { exposeUser: circleSentences.audience } })
  }
  return settled
}

/** Whose comments at a post the viewer may remove as one of the team of its circle. */
export async function findTeamReach(
  ctx: Ctx,
  circleId: string | null,
  writerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { viewer } = ctx
  if (circleId === null || viewer === null || writerIds.length === 0) return nobody
  return postCircles.get().findTeamReach({ ...ctx, viewer }, circleId, writerIds)
}

const nobody: ReadonlySet<string> = new Set()

/** Counts a post that is published or hidden, in its circle. */
export async function moveCirclePost(tx: Tx, post: CircledPost, delta: 1 | -1): Promise<void> {
  const { circleId } = post
  if (circleId !== null) await postCircles.get().movePost(tx, { ...post, circleId }, delta)
}

/** Counts a published post that moves from a circle to another. */
export async function moveBetweenCircles(
  tx: Tx,
  { id, author_id: authorId, circle_id: before }: { id: string; author_id: string; circle_id: string | null },
  circleId: string | null,
): Promise<void> {
  if (before === circleId) return
  await moveCirclePost(tx, { id, authorId, circleId: before }, -1)
  await moveCirclePost(tx, { id, authorId, circleId }, 1)
}
