import type { Selectable } from 'kysely'
import type { Facts } from '../../audit-chain/record-act.ts'
import { auditAct } from '../../audit-chain/record-act.ts'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import type { StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Article } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { lockPost, renewPosts } from '../post/index.ts'
import { canFeature, canPassOver } from './article.policy.ts'
import { featureArticle } from './feature-article.ts'
import { refuseCategory } from './refuse-category.ts'

interface Change {
  id: string
  /** The one the change was made from. */
  version: number
}

/** Features a member's article, or undoes it, for staff. @throws ContentNotFound, ChangedMeanwhile */
export async function setFeatured(ctx: StaffCtx, { on, ...change }: Change & { on: boolean }): Promise<void> {
  await changeArticle(ctx, change, async (tx, before) => {
    enforce(canFeature(before))
    await featureArticle({ db: tx, now: ctx.now }, { id: change.id, on })
    return {
      act: on ? 'feature' : 'unfeature',
      before: { featured: before.listed_at !== null },
      after: { featured: on },
    }
  })
}

/** Decides that a member's article does not come onto the page of articles. @throws ContentNotFound, NotAllowedNow, ChangedMeanwhile */
export async function passOver(ctx: StaffCtx, change: Change): Promise<void> {
  await changeArticle(ctx, change, async (tx, before) => {
    enforce(canPassOver(before))
    await tx
      .updateTable('article')
      .set({ passed_over_at: ctx.now })
      .where('publish_id', '=', change.id)
      .execute()
    return {
      act: 'article.passedOver',
      before: { candidate: true },
      after: { candidate: false },
    }
  })
}

/** Puts an article in another category. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export async function setCategory(
  ctx: StaffCtx,
  { categoryId, ...change }: Change & { categoryId: number },
): Promise<void> {
  await changeArticle(ctx, change, async (tx, before) => {
    await refuseCategory(tx, categoryId, before.category_id)
    await tx
      .updateTable('article')
      .set({ category_id: categoryId })
      .where('publish_id', '=', change.id)
      .execute()
    await renewPosts(tx, [change.id])
    return {
      act: 'article.categorySet',
      before: { category: before.category_id },
      after: { category: categoryId },
    }
  })
}

async function changeArticle(
  ctx: StaffCtx,
  { id, version }: Change,
  change: (
    tx: Tx,
    before: Pick<Selectable<Article>, 'official' | 'listed_at' | 'passed_over_at' | 'category_id'>,
  ) => Promise<{ act: string; before: Facts; after: Facts }>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // The post first, as by its author's edits.
    await lockPost(tx, id)
    const before =
      (await tx
        .selectFrom('article')
        .select(['official', 'listed_at', 'passed_over_at', 'category_id', 'version'])
        .where('publish_id', '=', id)
        .forUpdate()
        .executeTakeFirst()) ?? fail('ContentNotFound')
    const target = { targetKind: 'post', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    const done = await change(tx, before)
    await tx
      .updateTable('article')
      .set({ version: version + 1 })
      .where('publish_id', '=', id)
      .execute()
    await auditAct(ctx, tx, { ...target, ...done })
  })
}
