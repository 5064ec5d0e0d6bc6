import { fieldSentences } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findChoice } from '../site/index.ts'

/** Refuses a category that cannot be chosen now and is not the article's already. @throws BadInput */
export async function refuseCategory(tx: Tx, categoryId: number, before: number | null): Promise<void> {
  if (categoryId === before || (await findChoice(tx, 'ArticleCategory', categoryId)) !== undefined) return
  fail('BadInput', { fields: { categoryId: fieldSentences.category } })
}
