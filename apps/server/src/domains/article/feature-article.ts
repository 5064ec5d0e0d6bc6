import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { pickPost } from '../post/index.ts'
import { setListed } from './article.store.ts'

/**
 * Features a member's article on the articles page, or undoes it. The caller checks the right to decide.
 * @returns whether it was featured before
 * @throws ContentNotFound for anything but a published article of a member
 */
export async function featureArticle(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, on }: { id: string; on: boolean },
): Promise<{ wasListed: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const isPublished = await pickPost(tx, id, on)
    return (
      (isPublished ? await setListed(tx, ctx.now, { publishId: id, on }) : undefined) ??
      fail('ContentNotFound')
    )
  })
}
