import { foldNickName } from '@guangquan/rules/people/nick-name'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { refuseUnfitNickName } from './refuse-words.ts'

/**
 * Whether a nickname, or one that looks the same, is taken. @throws NickNameRefused, NickNameContact for a name that is
 * never allowed
 */
export async function nickNameExists(
  ctx: Ctx,
  nickName: string,
  brandWords: readonly string[],
): Promise<boolean> {
  await refuseUnfitNickName(ctx, nickName, brandWords)
  const row = await ctx.db
    .selectFrom('member')
    .where('nick_name_folded', '=', foldNickName(nickName))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Nicknames of members by id. */
export async function loadNickNames(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .where('id', 'in', memberIds)
    .select(['id', 'nick_name'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.nick_name]))
}

/** When these members registered. */
export async function loadJoinTimes(db: Queryable, memberIds: readonly string[]): Promise<Map<string, Date>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .where('id', 'in', memberIds)
    .select(['id', 'created_at'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.created_at]))
}

/** The id of a member in any state, by id or exact nickname; null without one. */
export async function findMemberId(db: Queryable, member: string): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .where((eb) =>
      z.uuid().safeParse(member).success
        ? eb('id', '=', member)
        : eb('nick_name_folded', '=', foldNickName(member)),
    )
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}
