import type { MethodParsed, StaffTerms, TermsVersion } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { currentTerms } from '../site.read.ts'
import { htmlOfTerms } from './terms-format.ts'
import { lockTermsDraft } from './terms-draft.store.ts'
import { nextVersions } from './terms-version.ts'

/**
 * Publishes the draft as the next version, effective immediately or from a given time; from then on, members are asked
 * for their consent again if it is a major version.
 * @throws ContentNotFound, ChangedMeanwhile, BadInput
 */
export async function publishTerms(
  ctx: StaffCtx,
  { termsType, version: draftVersion, effectiveAt: given, reason }: MethodParsed<typeof StaffTerms.Publish>,
): Promise<TermsVersion> {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const draft = (await lockTermsDraft(tx, { termsType, version: draftVersion })) ?? fail('ContentNotFound')
    const effectiveAt = given === undefined ? now : new Date(given)
    await refuseInstant(tx, { termsType, effectiveAt, now })
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
        effective_at: effectiveAt,
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
      after: { version, title, major: draft.is_major, effectiveTime: timeTextOf(effectiveAt) },
    })
    return {
      id,
      title,
      version,
      effectiveTime: timeTextOf(effectiveAt),
      isInForce: effectiveAt <= now,
      isScheduled: effectiveAt > now,
      publishedBy: staff.name,
    }
  })
}

/** Versions take effect in the order of their numbers. @throws BadInput */
async function refuseInstant(
  tx: Tx,
  { termsType, effectiveAt, now }: { termsType: number; effectiveAt: Date; now: Date },
): Promise<void> {
  if (effectiveAt < now) refuse('生效时间要在现在之后')
  const last = await tx
    .selectFrom('terms')
    .where('terms_type', '=', termsType)
    .select(['version', 'effective_at'])
    .orderBy('effective_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || last.effective_at < effectiveAt) return
  refuse(`${last.version} 从 ${timeTextOf(last.effective_at)} 起生效，这一版要在它之后；或者先撤回它`)
}

function refuse(sentence: string): never {
  fail('BadInput', { fields: { effectiveAt: sentence } })
}
