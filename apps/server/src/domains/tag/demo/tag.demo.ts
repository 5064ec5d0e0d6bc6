import { sql } from 'kysely'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { postsTagged } from '../../post-access/index.ts'
import { addPinyinToTags } from '../add-pinyin.ts'
import { findLastUse } from '../find-last-use.ts'

/** The tags of the posts that other domains inserted. */
export const tagDemo: DemoPart = {
  deriveRows: async (_demo, tx) => {
    const { rows } = await sql<{ name: string }>`
      insert into tag (name, use_count)
      select name, ${postsTagged(sql`name`)} from (select distinct unnest(tags) as name from publish) used
      on conflict (name) do update set use_count = excluded.use_count
      returning name`.execute(tx)
    const names = rows.map((row) => row.name)
    await addPinyinToTags(tx, names)
    await findLastUse(tx, names)
  },
}
