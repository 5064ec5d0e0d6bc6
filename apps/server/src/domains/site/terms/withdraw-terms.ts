import type { MethodParsed, StaffTerms } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockTermsDrafts } from './terms-draft.store.ts'
import { textOfTerms } from './terms-format.ts'

/**
 * Removes a version that is not yet in force. Its text becomes the draft, unless there is one already.
 * @throws ContentNotFound
 */
export async function withdrawTerms(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffTerms.Withdraw>,
): Promise<null> {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const removed =
      (await tx
        .deleteFrom('terms')
        .where('id', '=', id)
        .where('effective_at', '>', now)
        .returning(['terms_type', 'title', 'version', 'html', 'effective_at'])
        .executeTakeFirst()) ?? fail('ContentNotFound')
    const { terms_type: termsType, title, version, html, effective_at: effectiveAt } = removed
    const text = textOfTerms(html)
    await lockTermsDrafts(tx, termsType)
    await tx
      .insertInto('terms_draft')
      .values({
        terms_type: termsType,
        title,
        body: text,
        is_major: version.endsWith('.0'),
        updated_by: staff.name,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('terms_type').doNothing())
      .execute()
    await auditAct(ctx, tx, {
      act: 'terms.withdrawn',
      targetKind: 'terms',
      targetId: String(termsType),
      reason,
      before: { version, title, text, effectiveTime: timeTextOf(effectiveAt) },
    })
    return null
  })
}
