import {
  fieldSentences,
  type MethodParsed,
  serialRuleSheet,
  StaffPassport,
  type StaffSerialRule,
} from '@guangquan/contract'
import {
  isCounterTag,
  serialNormaliserNames,
  serialTagNames,
} from '@guangquan/contract/passport/passport.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { isSerialPattern } from '@guangquan/rules/gear/product-serial'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { keysetPage, type PageInput, isOnly } from '../../../db/paging.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { settleAllJob } from '../passport.jobs.ts'

const selectRules = (db: Queryable) =>
  db
    .selectFrom('serial_rule')
    .innerJoin('product_info', 'product_info.id', 'serial_rule.product_id')
    .select(['serial_rule.id', 'product_id', 'product_info.name', 'tag', 'is_trusted', 'normaliser'])
    .select(['serial_rule.serial_pattern', 'serial_rule.version'])

type RuleRow = Awaited<ReturnType<ReturnType<typeof selectRules>['execute']>>[number]

/** A page of the rules, in the order of their making. */
export async function listRules(ctx: StaffCtx, input: PageInput) {
  const { rows, ...page } = await keysetPage(input, z.uuid(), {
    read: ({ after, skip, limit, only = null }) =>
      selectRules(ctx.db)
        .where(isOnly(sql.ref('serial_rule.id'), { only }))
        .$if(after !== null, (query) => query.where('serial_rule.id', '>', after ?? ''))
        .orderBy('serial_rule.id')
        .offset(skip)
        .limit(limit)
        .execute(),
    count: async () =>
      (
        await ctx.db
          .selectFrom('serial_rule')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    keyOf: ({ id }) => id,
  })
  return { ...page, items: rows.map(ruleItem) }
}

export const serialRuleExport = defineExport(
  StaffPassport.ExportRules,
  serialRuleSheet,
  async function* (ctx) {
    for await (const { tag, normaliser, ...rule } of walkPages((page) => listRules(ctx, page)))
      yield {
        ...rule,
        tag: nameOf(serialTagNames, tag),
        // A counter is compared with nothing.
        normaliser: isCounterTag(tag) ? '' : nameOf(serialNormaliserNames, normaliser),
      }
  },
)

const ruleItem = (row: RuleRow): StaffSerialRule => ({
  id: row.id,
  productId: row.product_id,
  productName: row.name,
  tag: row.tag,
  isTrusted: row.is_trusted,
  normaliser: row.normaliser,
  serialPattern: row.serial_pattern,
  version: row.version,
})

const factsOf = (row: RuleRow) => ({
  product: row.name,
  tag: row.tag,
  isTrusted: row.is_trusted,
  normaliser: row.normaliser,
  serialPattern: row.serial_pattern,
})

/** Adds or changes a rule; photographs are compared again afterwards. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export async function saveRule(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffPassport.SaveRule>,
): Promise<StaffSerialRule> {
  const { productId, tag, version, reason } = input
  const pattern = input.serialPattern.trim().toUpperCase()
  if (pattern !== '' && !isSerialPattern(pattern))
    fail('BadInput', {
      fields: { serialPattern: fieldSentences.serialPattern },
    })
  return inTransaction(ctx, async (tx) => {
    const find = () =>
      selectRules(tx).where('product_id', '=', productId).where('tag', '=', tag).executeTakeFirst()
    const product = await tx.selectFrom('product_info').where('id', '=', productId).select('id').execute()
    if (product.length === 0) fail('ContentNotFound')
    const before = await find()
    const values = {
      is_trusted: input.isTrusted,
      normaliser: input.normaliser,
      serial_pattern: pattern,
      updated_at: ctx.now,
      version: version + 1,
    }
    const saved =
      version === 0
        ? await tx
            .insertInto('serial_rule')
            .values({ id: uuid(), product_id: productId, tag, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .execute()
        : await tx
            .updateTable('serial_rule')
            .set(values)
            .where('product_id', '=', productId)
            .where('tag', '=', tag)
            .where('version', '=', version)
            .returning('id')
            .execute()
    const target = { targetKind: 'serialRule', targetId: saved[0]?.id ?? before?.id ?? productId } as const
    if (saved.length === 0) await failChanged(tx, target)
    const after = (await find()) ?? fail('ContentNotFound')
    await enqueue(tx, settleAllJob, {}, { key: 'rules' })
    await auditAct(ctx, tx, {
      act: 'serialRule.saved',
      ...target,
      reason,
      ...(before === undefined ? {} : { before: factsOf(before) }),
      after: factsOf(after),
    })
    return ruleItem(after)
  })
}

/** @throws ContentNotFound, ChangedMeanwhile */
export async function removeRule(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffPassport.RemoveRule>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const before =
      (await selectRules(tx).where('serial_rule.id', '=', id).executeTakeFirst()) ?? fail('ContentNotFound')
    const target = { targetKind: 'serialRule', targetId: id } as const
    const { numDeletedRows } = await tx
      .deleteFrom('serial_rule')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numDeletedRows === 0n) await failChanged(tx, target)
    await enqueue(tx, settleAllJob, {}, { key: 'rules' })
    await auditAct(ctx, tx, { act: 'serialRule.removed', ...target, reason, before: factsOf(before) })
    return null
  })
}
