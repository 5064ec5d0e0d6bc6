import { fieldSentences, type MethodParsed, type StaffFaq, type StaffFaqItem } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { namedPictures, parseTextOnly } from '../news/index.ts'
import { type EntryRow, staffEntry } from './staff-faq.read.ts'

type Fields = Omit<MethodParsed<typeof StaffFaq.Create>, 'requestId'>

/** Adds an entry. @throws BadInput */
export async function createEntry(ctx: StaffCtx, fields: Fields): Promise<StaffFaqItem> {
  const columns = await columnsOf(fields)
  return inTransaction(ctx, async (tx) => {
    const row = await tx
      .insertInto('faq_entry')
      .values({ id: uuid(), ...columns, created_at: ctx.now, updated_at: ctx.now })
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditAct(ctx, tx, {
      act: 'faq.created',
      targetKind: 'faq',
      targetId: row.id,
      after: factsOf(row),
    })
    return staffEntry(row)
  })
}

/** Changes an entry. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export async function saveEntry(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffFaq.Save>,
): Promise<StaffFaqItem> {
  const columns = await columnsOf(fields)
  return inTransaction(ctx, async (tx) => {
    const found = tx.selectFrom('faq_entry').selectAll().where('id', '=', id).forUpdate()
    const before = (await found.executeTakeFirst()) ?? fail('ContentNotFound')
    const target = { targetKind: 'faq', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    const row = await tx
      .updateTable('faq_entry')
      .set({ ...columns, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditAct(ctx, tx, {
      act: 'faq.saved',
      ...target,
      before: factsOf(before),
      after: factsOf(row),
    })
    return staffEntry(row)
  })
}

/** @throws BadInput for an answer without words, with pictures or tables, or too costly to parse */
async function columnsOf({ category, question, answer, sort, isOpen }: Fields) {
  // Called first, because it explains what is too costly.
  await namedPictures(answer, 'answer')
  if ((await parseTextOnly(answer)) === null)
    fail('BadInput', { fields: { answer: fieldSentences.faqAnswer } })
  return { category, question, answer, sort, is_open: isOpen }
}

function factsOf({ category, question, answer, sort, is_open: open }: EntryRow): Facts {
  return { category, question, answer, sort, open }
}
