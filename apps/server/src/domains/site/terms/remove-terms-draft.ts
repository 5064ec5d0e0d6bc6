import type { MethodParsed, StaffTerms, TermsDraft } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadTermsDraft } from './staff-terms.read.ts'
import { lockTermsDraft } from './terms-draft.store.ts'

/** Discards the draft. @throws ContentNotFound, ChangedMeanwhile */
export async function removeTermsDraft(
  ctx: StaffCtx,
  { termsType, version }: MethodParsed<typeof StaffTerms.RemoveDraft>,
): Promise<TermsDraft> {
  return inTransaction(ctx, async (tx) => {
    const draft = (await lockTermsDraft(tx, { termsType, version })) ?? fail('ContentNotFound')
    await tx.deleteFrom('terms_draft').where('terms_type', '=', termsType).execute()
    await auditAct(ctx, tx, {
      act: 'terms.draftRemoved',
      targetKind: 'terms',
      targetId: String(termsType),
      before: { title: draft.title, text: draft.body },
    })
    return loadTermsDraft({ db: tx }, { termsType })
  })
}
