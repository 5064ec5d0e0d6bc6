import {
  categorySheet,
  expRuleNames,
  fieldSentences,
  type MethodParsed,
  productLimits,
  type RewardRule,
  StaffProduct,
  type StaffProductCategory,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'

/** All categories, in their order. */
export async function listStaffCategories({ db }: StaffCtx): Promise<StaffProductCategory[]> {
  interface Row extends Pick<StaffProductCategory, 'id' | 'name' | 'sort' | 'version'> {
    help: string
    rule: RewardRule
    count: number
  }
  const { rows } = await sql<Row>`
    select id, name, serial_help as help, reward_rule as rule, sort, version,
      (select count(*) from product_info where category_id = product_category.id) as count
    from product_category order by sort, id`.execute(db)
  return rows.map(({ help, rule, count, ...row }) => ({
    ...row,
    serialHelp: help,
    rewardRule: rule,
    productCount: count,
  }))
}

export const categoryExport = defineExport(
  StaffProduct.ExportCategories,
  categorySheet,
  async function* (ctx) {
    for (const category of await listStaffCategories(ctx))
      yield { ...category, rewardRule: expRuleNames[category.rewardRule] }
  },
)

/** Adds a category with the next number. @returns the number @throws AlreadyThere, BadInput when there are too many */
export async function createCategory(
  ctx: StaffCtx,
  { name, serialHelp, sort, rewardRule }: MethodParsed<typeof StaffProduct.CreateCategory>,
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const categories = await lockCategories(tx)
    if (categories.some((category) => category.name === name)) fail('AlreadyThere')
    const id = Math.max(0, ...categories.map((category) => category.id)) + 1
    if (id > productLimits.categories) fail('BadInput', { fields: { name: fieldSentences.categories } })
    const row = { name, serial_help: serialHelp, sort, reward_rule: rewardRule }
    await tx
      .insertInto('product_category')
      .values({ id, ...row })
      .execute()
    await auditAct(ctx, tx, {
      act: 'product.categoryCreated',
      targetKind: 'productCategory',
      targetId: String(id),
      after: { name, serialHelp, sort, rewardRule },
    })
    return id
  })
}

/**
 * Changes a category. Its reward rule stays: registrations were paid by it, and counted as cameras or lenses.
 * @throws ContentNotFound, ChangedMeanwhile, AlreadyThere
 */
export async function saveCategory(
  ctx: StaffCtx,
  { id, name, serialHelp, sort, version }: MethodParsed<typeof StaffProduct.SaveCategory>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const categories = await lockCategories(tx)
    const before = categories.find((category) => category.id === id) ?? fail('ContentNotFound')
    const target = { targetKind: 'productCategory', targetId: String(id) } as const
    if (before.version !== version) await failChanged(tx, target)
    if (categories.some((category) => category.id !== id && category.name === name)) fail('AlreadyThere')
    await tx
      .updateTable('product_category')
      .set({ name, serial_help: serialHelp, sort, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'product.categorySaved',
      ...target,
      before: { name: before.name, serialHelp: before.serial_help, sort: before.sort },
      after: { name, serialHelp, sort },
    })
    return null
  })
}

// All rows: of two concurrent additions the second gets the next number.
async function lockCategories(tx: Tx) {
  await tx.selectFrom('product_category').select('id').orderBy('id').forUpdate().execute()
  // Read afterwards, since a statement that waited for a lock does not see rows inserted meanwhile.
  return tx.selectFrom('product_category').selectAll().execute()
}
