import type { MethodParsed, UserInfo } from '@guangquan/contract'
import { recordAudit } from '../../audit.ts'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { updateProfile } from '../member/index.ts'
import { brandWords } from '../site/index.ts'
import { changeUserName } from './change-user-name.ts'

/**
 * Changes the given fields of the member's own data, profile and user name, all or none.
 * @throws the errors of `updateProfile` and `changeUserName`
 */
export async function updateOwn(ctx: MemberCtx, input: MethodParsed<typeof UserInfo.Update>): Promise<void> {
  const { userName, ...profile } = input
  const words = await brandWords(ctx)
  await inTransaction(ctx, async (tx) => {
    if (userName !== undefined) await changeUserName(ctx, tx, userName)
    // The nested command joins this transaction.
    await updateProfile({ ...ctx, db: tx }, { ...profile, brandWords: words })
  })
  if (userName !== undefined) recordAudit(ctx, 'userName.changed')
}
