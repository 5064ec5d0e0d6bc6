import { isCounterTag, productCategories, serialNormalisers, serialTags } from '@guangquan/contract'
import { matchesSerial } from '@guangquan/rules/gear/product-serial'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { serialKeysOfGear } from '../../exposure/index.ts'
import { openSerial } from '../../product/index.ts'

interface Rule {
  tag: number
  normaliser: number
  pattern: string
}

/**
 * Stores the hashes by which photographs of these numbers are found, by the rules of their products. A number whose
 * form a rule does not know is found by no photograph of that tag.
 */
export async function indexSerials(app: App, tx: Tx, serialIds: readonly string[]): Promise<void> {
  const serials = await tx
    .selectFrom('product_serial')
    .innerJoin('product_info', 'product_info.id', 'product_serial.product_id')
    .where('product_serial.id', 'in', serialIds)
    .select(['product_serial.id as serial_id', 'serial_cipher', 'product_id', 'category_id'])
    .execute()
  const rules = await loadRules(tx, [...new Set(serials.map((row) => row.product_id))])
  const rows = serials.flatMap((row) => {
    const text = openSerial(app.env, row)
    return (rules.get(row.product_id) ?? defaultRules(row.category_id))
      .filter(({ pattern }) => pattern === '' || matchesSerial(pattern, text))
      .flatMap(({ tag, normaliser }) =>
        serialKeysOfGear(app.env, text, normaliser).map((serial_index) => ({
          serial_id: row.serial_id,
          tag,
          serial_index,
        })),
      )
  })
  const keyOf = (row: (typeof rows)[number]) =>
    `${row.serial_id}:${row.tag}:${row.serial_index.toString('hex')}`
  const current = new Set(rows.map(keyOf))
  const stored = await tx.selectFrom('gear_serial').where('serial_id', 'in', serialIds).selectAll().execute()
  for (const row of stored.filter((one) => !current.has(keyOf(one)))) {
    await tx
      .deleteFrom('gear_serial')
      .where('serial_id', '=', row.serial_id)
      .where('tag', '=', row.tag)
      .where('serial_index', '=', row.serial_index)
      .execute()
  }
  if (rows.length > 0)
    await tx
      .insertInto('gear_serial')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function loadRules(tx: Tx, productIds: readonly string[]): Promise<Map<string, Rule[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await tx.selectFrom('serial_rule').where('product_id', 'in', productIds).selectAll().execute()
  const byProduct = Map.groupBy(
    rows.filter(({ tag }) => !isCounterTag(tag)),
    (row) => row.product_id,
  )
  return new Map(
    [...byProduct].map(([productId, ofProduct]) => [
      productId,
      ofProduct
        .filter((row) => row.is_trusted)
        .map((row) => ({ tag: row.tag, normaliser: row.normaliser, pattern: row.serial_pattern })),
    ]),
  )
}

const bodies: readonly number[] = [
  productCategories.mirrorless,
  productCategories.reflex,
  productCategories.compact,
]

/** Serial numbers in EXIF of a body and of a lens; photographs tell nothing about other products. */
function defaultRules(categoryId: number): Rule[] {
  const rule = (tag: number) => [{ tag, normaliser: serialNormalisers.plain, pattern: '' }]
  if (categoryId === productCategories.lens) return rule(serialTags.lens)
  return bodies.includes(categoryId) ? rule(serialTags.body) : []
}
