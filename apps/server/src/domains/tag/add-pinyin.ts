import type { Database, Queryable } from '../../db/client.ts'
import { toPinyin } from '../../text/to-pinyin.ts'

/** Adds pinyin to tags without it, so that they are suggested for pinyin too. */
export async function addPinyinToTags(db: Queryable, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const rows = await db
    .selectFrom('tag')
    .select('name')
    .where('name', 'in', [...names])
    .where('folded', 'is', null)
    .execute()
  // In the order in which all posts lock tags.
  for (const { name } of rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    await addPinyin(db, name)
  }
}

/** Adds pinyin to a tag. */
export async function addPinyin(db: Queryable, name: string): Promise<void> {
  await db
    .updateTable('tag')
    .set(await toPinyin(name))
    .where('name', '=', name)
    .execute()
}

const batch = 200

/** Adds pinyin to every tag without it. May be interrupted and run again. */
export async function addPinyinToAllTags(db: Database, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const rows = await db.selectFrom('tag').select('name').where('folded', 'is', null).limit(batch).execute()
    await addPinyinToTags(
      db,
      rows.map((row) => row.name),
    )
    if (rows.length < batch) return
  }
}
