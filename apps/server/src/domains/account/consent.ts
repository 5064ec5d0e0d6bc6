import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { recordAudit } from '../../audit.ts'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { brandNames, currentTerms, nameCompany, type CurrentTerms } from '../site/index.ts'

/** Registration and service agreement, privacy terms: required for every account. */
const neededTerms = [4, 5]

/** Records that a new member agreed to the current terms. */
export async function logFirstConsent(
  ctx: Pick<Ctx, 'app' | 'now' | 'ip'>,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const agreed = await currentTerms(tx, ctx.now, neededTerms)
  if (agreed.length !== neededTerms.length) throw new Error('the agreement or the privacy terms are missing')
  await logConsent(ctx, tx, memberId, agreed)
}

/** Required terms whose current major version the member has not agreed to, by kind. */
export async function termsToAgree(ctx: MemberCtx): Promise<number[]> {
  const [current, agreed] = await Promise.all([
    currentTerms(ctx.db, ctx.now, neededTerms),
    ctx.db
      .selectFrom('consent_log')
      .where('member_id', '=', ctx.viewer.id)
      .select(['terms_type', 'version'])
      .execute(),
  ])
  const isAgreed = ({ termsType, version }: CurrentTerms) =>
    agreed.some((one) => one.terms_type === termsType && majorOf(one.version) === majorOf(version))
  return current.filter((terms) => !isAgreed(terms)).map(({ termsType }) => termsType)
}

/** Records that a member agreed to the current version of terms. @throws ContentNotFound for any other version */
export async function agreeTerms(
  ctx: MemberCtx,
  { terms }: { terms: readonly { termsType: number; version: string }[] },
): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const current = await currentTerms(
      tx,
      ctx.now,
      terms.map(({ termsType }) => termsType),
    )
    const agreed = terms.map((given) =>
      current.find((one) => one.termsType === given.termsType && one.version === given.version),
    )
    if (agreed.includes(undefined)) fail('ContentNotFound')
    await logConsent(
      ctx,
      tx,
      ctx.viewer.id,
      agreed.filter((one) => one !== undefined),
    )
  })
  recordAudit(ctx, 'terms.agreed', { terms: terms.map((one) => `${one.termsType}:${one.version}`).join(' ') })
  return null
}

async function logConsent(
  ctx: Pick<Ctx, 'app' | 'now' | 'ip'>,
  tx: Tx,
  memberId: string,
  agreed: readonly CurrentTerms[],
): Promise<void> {
  const names = await brandNames({ app: ctx.app, db: tx })
  await tx
    .insertInto('consent_log')
    .values(
      agreed.map((terms) => ({
        id: uuid(),
        member_id: memberId,
        terms_type: terms.termsType,
        version: terms.version,
        content_sha256: createHash('sha256').update(nameCompany(terms.html, names)).digest(),
        ip: ctx.ip,
        created_at: ctx.now,
      })),
    )
    .execute()
}

// 2.1 is a clarification; 3.0 requires consent again.
function majorOf(version: string): string {
  return version.split('.')[0] ?? version
}
