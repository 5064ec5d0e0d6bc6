import { foldNickName } from '@guangquan/rules/people/nick-name'
import { nextChangeAt, nickNameCooldownMs } from '@guangquan/rules/people/profile-changes'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { nickNamePinyin } from './nick-name-pinyin.ts'
import { refuseUnfitNickName } from './refuse-words.ts'
import { hasCode } from '../../has-code.ts'

/** Changes the caller's nickname. @throws NickNameRefused, NickNameContact, NickNameTooSoon, NickNameTaken */
export async function renameMember(
  ctx: MemberCtx,
  tx: Tx,
  {
    changedAt,
    nickName,
    brandWords,
  }: { changedAt: Date | null; nickName: string; brandWords: readonly string[] },
): Promise<void> {
  await refuseUnfitNickName({ app: ctx.app, db: tx }, nickName, brandWords)
  const next = nextChangeAt(changedAt, nickNameCooldownMs, ctx.now)
  if (next !== null) fail('NickNameTooSoon', { until: dayOf(next) })
  const folded = foldNickName(nickName)
  const taken = await tx
    .selectFrom('member')
    .where('nick_name_folded', '=', folded)
    .where('id', '<>', ctx.viewer.id)
    .select('id')
    .executeTakeFirst()
  if (taken !== undefined) fail('NickNameTaken')
  try {
    await tx
      .updateTable('member')
      .set({
        nick_name: nickName,
        nick_name_folded: folded,
        ...(await nickNamePinyin(nickName)),
        nick_name_changed_at: ctx.now,
      })
      .where('id', '=', ctx.viewer.id)
      .execute()
  } catch (error) {
    // Somebody took it since the check above.
    if (hasCode(error, '23505')) fail('NickNameTaken')
    throw error
  }
}
