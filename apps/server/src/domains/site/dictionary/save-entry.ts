import {
  dictionaryLimits,
  dictionarySentences,
  isFixedDictionary,
  type MethodParsed,
  type StaffDictionary,
} from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import type { EntryRow } from './entries.read.ts'

/**
 * Adds an entry with the next number of its dictionary.
 * @returns the number
 * @throws AlreadyThere, BadInput when it is full or fixed
 */
export async function addEntry(
  ctx: StaffCtx,
  { code, name, sort, isOpen }: MethodParsed<typeof StaffDictionary.Create>,
): Promise<number> {
  if (isFixedDictionary(code)) fail('BadInput', { fields: { name: dictionarySentences.fixed } })
  return inTransaction(ctx, async (tx) => {
    const entries = await lockDictionary(tx, code)
    if (entries.some((entry) => entry.name === name)) fail('AlreadyThere')
    const value = Math.max(0, ...entries.map((entry) => entry.value)) + 1
    if (value > dictionaryLimits.entries) fail('BadInput', { fields: { name: dictionarySentences.full } })
    const row = { name, sort, is_open: isOpen }
    await tx
      .insertInto('dictionary_entry')
      .values({ code, value, ...row })
      .execute()
    await auditAct(ctx, tx, {
      act: 'dictionary.added',
      targetKind: 'dictionary',
      targetId: targetIdOf(code, value),
      after: factsOf(row),
    })
    return value
  })
}

/**
 * Changes name, order and openness of an entry. Its number stays, so that earlier choices keep it.
 * @throws ContentNotFound, ChangedMeanwhile, AlreadyThere
 */
export async function saveEntry(
  ctx: StaffCtx,
  { code, value, name, sort, isOpen, version }: MethodParsed<typeof StaffDictionary.Save>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const entries = await lockDictionary(tx, code)
    const before = entries.find((entry) => entry.value === value) ?? fail('ContentNotFound')
    const target = { targetKind: 'dictionary', targetId: targetIdOf(code, value) } as const
    if (before.version !== version) await failChanged(tx, target)
    if (entries.some((entry) => entry.value !== value && entry.name === name)) fail('AlreadyThere')
    const after = { name, sort, is_open: isOpen }
    await tx
      .updateTable('dictionary_entry')
      .set({ ...after, version: version + 1 })
      .where('code', '=', code)
      .where('value', '=', value)
      .execute()
    await auditAct(ctx, tx, {
      act: 'dictionary.saved',
      ...target,
      before: factsOf(before),
      after: factsOf(after),
    })
  })
}

const targetIdOf = (code: string, value: number) => `${code}:${value}`

// The whole dictionary, so that concurrent additions get consecutive numbers.
export async function lockDictionary(tx: Tx, code: string): Promise<EntryRow[]> {
  const entries = tx.selectFrom('dictionary_entry').where('code', '=', code)
  await entries.select('value').orderBy('value').forUpdate().execute()
  // Read afterwards: a statement that waited for a lock does not see rows inserted in the meantime.
  return entries.selectAll().execute()
}

function factsOf(row: Pick<EntryRow, 'name' | 'sort' | 'is_open'>): Facts {
  return { name: row.name, sort: row.sort, open: row.is_open }
}
