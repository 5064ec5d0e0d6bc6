import { randomInt } from 'node:crypto'
import {
  accessCodeSheet,
  accessCodeStates,
  StaffAccessCode,
  type AccessCodeBatch,
  type ExportStart,
  type MethodParsed,
} from '@guangquan/contract'
import { checkCharacter, showAccessCode } from '@guangquan/rules/gear/access-code'
import { inviteCodeAlphabet } from '@guangquan/rules/people/referral'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { beginExport, defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'
import { accessCodeIndex } from '../registration/access-code.ts'
import { loadBatch } from './access-codes.read.ts'

const beginningLength = 11
const codesAtOnce = 500

/** Orders a batch of codes, which are made when they are downloaded. @throws ContentNotFound */
export async function createBatch(
  ctx: StaffCtx,
  { productId, amount, note }: MethodParsed<typeof StaffAccessCode.Create>,
): Promise<AccessCodeBatch> {
  return inTransaction(ctx, async (tx) => {
    const product = tx.selectFrom('product_info').where('id', '=', productId).select('name')
    const { name } = (await product.executeTakeFirst()) ?? fail('ContentNotFound')
    const id = uuid()
    await tx
      .insertInto('access_code_batch')
      .values({
        id,
        product_id: productId,
        amount,
        note,
        created_by: ctx.staff.name,
        created_at: ctx.now,
      })
      .execute()
    await auditAct(ctx, tx, {
      act: 'accessCodes.ordered',
      targetKind: 'accessCodes',
      targetId: id,
      after: { product: name, amount, note },
    })
    return loadBatch({ db: tx }, id)
  })
}

/** Begins the only download of a batch. @throws ContentNotFound, NotAllowedNow when it was downloaded */
export async function beginDownload(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffAccessCode.Download>,
): Promise<ExportStart> {
  if ((await loadBatch(ctx, input.id)).madeTime !== null) fail('NotAllowedNow')
  return beginExport(ctx, { call: StaffAccessCode.Download }, input)
}

/** Makes the codes of a batch as they are sent: only their hashes are stored. A second download is empty. */
export const accessCodeExport = defineExport(
  StaffAccessCode.Download,
  accessCodeSheet,
  async function* (ctx, { id }) {
    const begun = await ctx.db
      .updateTable('access_code_batch')
      .set({ made_at: ctx.now })
      .where('id', '=', id)
      .where('made_at', 'is', null)
      .returning(['amount', 'product_id'])
      .executeTakeFirst()
    if (begun === undefined) return
    const { productName, note } = await loadBatch(ctx, id)
    for (let made = 0; made < begun.amount; made += codesAtOnce) {
      const codes = Array.from({ length: Math.min(codesAtOnce, begun.amount - made) }, newCode)
      const rows = await Promise.all(
        codes.map(async (code) => ({
          id: uuid(),
          batch_id: id,
          product_id: begun.product_id,
          code_index: accessCodeIndex(ctx.app.env, code),
        })),
      )
      await ctx.db.insertInto('access_code').values(rows).execute()
      for (const code of codes) yield { product: productName, code: showAccessCode(code), batch: note }
    }
  },
)

// There are 2^55 codes: two that are equal do not happen by chance, and the database refuses them.
function newCode(): string {
  const beginning = Array.from({ length: beginningLength }, () =>
    inviteCodeAlphabet.charAt(randomInt(inviteCodeAlphabet.length)),
  ).join('')
  return beginning + checkCharacter(beginning)
}

/**
 * Freezes, opens or voids the unused codes of a batch. Void ones stay void.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow without codes
 */
export async function setBatchState(
  ctx: StaffCtx,
  { id, to, version, reason }: MethodParsed<typeof StaffAccessCode.SetState>,
): Promise<AccessCodeBatch> {
  return inTransaction(ctx, async (tx) => {
    const locked = tx.selectFrom('access_code_batch').where('id', '=', id).select('version').forUpdate()
    const before = (await locked.executeTakeFirst()) ?? fail('ContentNotFound')
    const target = { targetKind: 'accessCodes', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    const states = [accessCodeStates.unused, accessCodeStates.frozen].filter(
      (state) => state !== accessCodeStates[to],
    )
    const changing = tx.selectFrom('access_code').where('batch_id', '=', id).where('state', 'in', states)
    const statesBefore = await changing.select('state').distinct().orderBy('state').execute()
    const changed = await tx
      .updateTable('access_code')
      .set({ state: accessCodeStates[to] })
      .where('batch_id', '=', id)
      .where('state', 'in', states)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) fail('NotAllowedNow')
    await tx
      .updateTable('access_code_batch')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'accessCodes.changed',
      ...target,
      reason,
      before: { state: statesBefore.map(({ state }) => String(state)) },
      after: { state: String(accessCodeStates[to]), codes: Number(changed.numUpdatedRows) },
    })
    return loadBatch({ db: tx }, id)
  })
}
