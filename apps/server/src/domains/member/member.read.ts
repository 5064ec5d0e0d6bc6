import { foldNickName } from '@guangquan/rules/nick-name'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { refuseUnfitNickName } from './refuse-words.ts'

/** Whether a nickname, or one that looks the same, is taken. @throws NickNameRefused, NickNameContact for a name nobody may have */
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
  return loadTexts(db, memberIds, 'nick_name')
}

/** Introductions of members by id; an empty text for those without one. */
export async function loadIntroductions(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  return loadTexts(db, memberIds, 'introduction')
}

async function loadTexts(
  db: Queryable,
  memberIds: readonly string[],
  column: 'nick_name' | 'introduction',
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .where('id', 'in', memberIds)
    .select((eb) => ['id', eb.ref(column).as('text')])
    .execute()
  return new Map(rows.map(({ id, text }) => [id, text]))
}
