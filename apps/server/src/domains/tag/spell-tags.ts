import type { Database, Queryable } from '../../db/client.ts'
import { spellPinyin } from '../../text/spell-pinyin.ts'

/** Spells tags that nobody has spelled yet, so that they are suggested for pinyin too. */
export async function spellTags(db: Queryable, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const rows = await db
    .selectFrom('tag')
    .select('name')
    .where('name', 'in', [...names])
    .where('folded', 'is', null)
    .execute()
  // In the order every post takes tags in.
  for (const { name } of rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    await db
      .updateTable('tag')
      .set(await spellPinyin(name))
      .where('name', '=', name)
      .execute()
  }
}

const batch = 200

/** Spells every tag that was there before tags were spelled. May be broken off and begun again. */
export async function spellAllTags(db: Database, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const rows = await db.selectFrom('tag').select('name').where('folded', 'is', null).limit(batch).execute()
    await spellTags(
      db,
      rows.map((row) => row.name),
    )
    if (rows.length < batch) return
  }
}
