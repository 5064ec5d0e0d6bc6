import { foldNickName } from '@guangquan/rules/people/nick-name'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { nickNamePinyin } from './nick-name-pinyin.ts'

const active = 1

export interface NewMember {
  id: string
  nickName: string
  sex: number
  photographyLevel: number
  /** `yyyy-MM-dd`, of somebody old enough. */
  birthday?: string | undefined
  /** Existing codes, each within the one before. */
  areaCodes?: readonly string[] | undefined
  /** False for a member who registered by e-mail only. */
  phoneBound?: boolean
}

/** Adds a member who proved an address. @returns false when the name, or one that looks the same, is taken */
export async function insertMember(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { id, nickName, sex, photographyLevel, birthday, areaCodes = [], phoneBound = true }: NewMember,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('member')
    .values({
      id,
      nick_name: nickName,
      nick_name_folded: foldNickName(nickName),
      ...(await nickNamePinyin(nickName)),
      sex,
      birthday: birthday ?? null,
      birthday_set_at: birthday === undefined ? null : ctx.now,
      area_codes: [...areaCodes],
      photography_level: photographyLevel,
      phone_bound: phoneBound,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('nick_name_folded').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** False for a banned, erased or unknown member. */
export async function isActiveMember(db: Queryable, memberId: string): Promise<boolean> {
  return (await activeMembers(db, { memberId })).length > 0
}

const activeMembers = preparedQuery<{ memberId: string }, { id: string }>('member.active', (db, param) =>
  db
    .selectFrom('member')
    .where('id', '=', sql<string>`${param('memberId')}::uuid`)
    .where('status', '=', sql.lit(active))
    .select('id'),
)
