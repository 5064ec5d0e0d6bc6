import type { Database } from '../../db/client.ts'
import { firstBanners } from '../site/index.ts'

/** Inserts missing banners; safe to run at every start on every node. Editors' changes remain. */
export async function seedBanners(db: Database): Promise<void> {
  await db
    .insertInto('banner')
    .values(firstBanners)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
