import type { MethodParsed, StaffTerms, TermsDraft } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { loadTermsDraft } from './staff-terms.read.ts'
import { lockTermsDraft } from './terms-draft.store.ts'

/** Stores the draft of the next version. @throws ChangedMeanwhile */
export async function saveTermsDraft(
  ctx: StaffCtx,
  { termsType, title, text, isMajor, version }: MethodParsed<typeof StaffTerms.SaveDraft>,
): Promise<TermsDraft> {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const before = await lockTermsDraft(tx, { termsType, version })
    const row = {
      title,
      body: text,
      is_major: isMajor,
      version: version + 1,
      updated_by: staff.name,
      updated_at: now,
    }
    await tx
      .insertInto('terms_draft')
      .values({ terms_type: termsType, ...row })
      .onConflict((conflict) => conflict.column('terms_type').doUpdateSet(row))
      .execute()
    await auditAct(ctx, tx, {
      act: 'terms.draftSaved',
      targetKind: 'terms',
      targetId: String(termsType),
      ...(before === undefined
        ? {}
        : { before: { title: before.title, text: before.body, major: before.is_major } }),
      after: { title, text, major: isMajor },
    })
    return loadTermsDraft({ db: tx }, { termsType })
  })
}
