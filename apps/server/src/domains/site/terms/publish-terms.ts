import type { MethodParsed, StaffTerms, TermsVersion } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { currentTerms } from '../site.read.ts'
import { htmlOfTerms } from './terms-format.ts'
import { lockTermsDraft } from './terms-draft.store.ts'
import { nextVersions } from './terms-version.ts'

/**
 * Puts the draft in force as the next version; a major one asks members for their consent again.
 * @throws ContentNotFound, ChangedMeanwhile
 */
export async function publishTerms(
  ctx: StaffCtx,
  { termsType, version: draftVersion, reason }: MethodParsed<typeof StaffTerms.Publish>,
): Promise<TermsVersion> {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const draft = (await lockTermsDraft(tx, { termsType, version: draftVersion })) ?? fail('ContentNotFound')
    const { nextMajor, nextMinor } = await nextVersions(tx, termsType)
    const [before] = await currentTerms(tx, now, [termsType])
    const version = draft.is_major ? nextMajor : nextMinor
    const { title } = draft
    const id = `terms-${termsType}-${version}`
    await tx
      .insertInto('terms')
      .values({
        id,
        terms_type: termsType,
        title,
        version,
        html: htmlOfTerms(draft.body),
        effective_at: now,
        published_by: staff.name,
      })
      .execute()
    await tx.deleteFrom('terms_draft').where('terms_type', '=', termsType).execute()
    await auditAct(ctx, tx, {
      act: 'terms.published',
      targetKind: 'terms',
      targetId: String(termsType),
      reason,
      before: { version: before?.version ?? null },
      after: { version, title, major: draft.is_major },
    })
    return {
      id,
      title,
      version,
      effectiveTime: timeTextOf(now),
      isInForce: true,
      publishedBy: staff.name,
    }
  })
}
