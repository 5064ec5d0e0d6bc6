import type { SocialProvider } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { listBindings } from './binding.store.ts'

/** Nickname at each provider, or null if none is bound. */
export async function getBindings(
  ctx: Pick<Ctx, 'db'>,
  memberId: string,
): Promise<Record<SocialProvider, string | null>> {
  const rows = await listBindings(ctx.db, memberId)
  const nameOf = (provider: SocialProvider) =>
    rows.find((row) => row.provider === provider)?.nick_name ?? null
  return { wx: nameOf('wx'), qq: nameOf('qq'), weibo: nameOf('weibo') }
}

/** Data that this domain stores about a member, for their export. */
export async function exportSocial(
  db: Queryable,
  memberId: string,
): Promise<{ provider: string; nickName: string; boundTime: string }[]> {
  const rows = await listBindings(db, memberId)
  return rows.map((row) => ({
    provider: row.provider,
    nickName: row.nick_name,
    boundTime: timeTextOf(row.bound_at),
  }))
}

/** Deletes everything this domain stores of a member. */
export async function eraseSocial(tx: Tx, memberId: string): Promise<void> {
  for (const table of ['social_binding', 'social_ticket', 'social_flow', 'social_scan'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute()
  }
}
