import type { MethodOutput, MethodParsed, UserFollow, UserInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { getPerson, loadIntroducedBriefs, loadUserBriefs } from '../member/index.ts'
import { listRelations } from './relation-list.read.ts'

/**
 * A member's followees; defaults to the caller's. Only the owner sees groups and notification settings.
 * @throws ContentNotFound, Restricted if the list is private
 */
export async function listFollowed(
  ctx: MemberCtx,
  input: MethodParsed<typeof UserFollow.GetList>,
): Promise<MethodOutput<typeof UserFollow.GetList>> {
  const { userId: ownerId = ctx.viewer.id, ...list } = input
  const { isSelf, opens, counts } = await getPerson(ctx, ownerId)
  if (!opens.follow) fail('Restricted')
  const group = isSelf ? input.group : undefined
  const counted = isWhole(list.keyword, group) ? { counted: counts.follow } : {}
  const { rows, ...page } = await listRelations(ctx, {
    ...list,
    ...counted,
    group,
    ownerId,
    table: 'followees',
  })
  const people = await loadIntroducedBriefs(ctx, idsOf(rows))
  const items = rows.flatMap((row) => {
    const person = people.get(row.id)
    if (person === undefined) return []
    return [{ ...person, group: isSelf ? row.group_no : 0, notifyPosts: isSelf && row.notify_posts }]
  })
  return { ...page, items }
}

/** A member's fans; defaults to the caller's. @throws ContentNotFound, Restricted if the list is private */
export async function listFans(
  ctx: MemberCtx,
  input: MethodParsed<typeof UserFollow.GetFansList>,
): Promise<MethodOutput<typeof UserFollow.GetFansList>> {
  const { userId: ownerId = ctx.viewer.id, ...list } = input
  const { opens, counts } = await getPerson(ctx, ownerId)
  if (!opens.fans) fail('Restricted')
  const counted = isWhole(list.keyword, undefined) ? { counted: counts.fans } : {}
  const { rows, ...page } = await listRelations(ctx, { ...list, ...counted, ownerId, table: 'fans' })
  const people = await loadIntroducedBriefs(ctx, idsOf(rows))
  return { ...page, items: rows.flatMap((row) => people.get(row.id) ?? []) }
}

/** Members blocked by the caller, newest first. */
export async function listBlocked(
  ctx: MemberCtx,
  input: MethodParsed<typeof UserInfo.GetBlockList>,
): Promise<MethodOutput<typeof UserInfo.GetBlockList>> {
  const { rows, ...page } = await listRelations(ctx, { ...input, ownerId: ctx.viewer.id, table: 'blocked' })
  const briefs = await loadUserBriefs(ctx, idsOf(rows))
  return { ...page, items: rows.flatMap((row) => briefs.get(row.id) ?? []) }
}

function isWhole(keyword: string, group: number | undefined): boolean {
  return keyword === '' && group === undefined
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map((row) => row.id)
}
