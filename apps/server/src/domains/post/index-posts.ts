import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../../db/client.ts'
import { gearNames } from '../media/index.ts'
import { listStale, spellPinyin, writeIndex, type PostTexts } from '../search/index.ts'
import { askKinds } from './kinds.ts'

interface TextRow {
  id: string
  publish_type: number
  title: string
  body: string
  place: string
  tags: string[]
  topic_ids: string[]
  cover_camera_id: string | null
  cover_lens_id: string | null
  cover_f_number: number | null
  cover_focal_length: number | null
  cover_iso: number | null
  created_at: Date
  captions: string[]
}

/**
 * Enters posts into the search index as they are now, in the transaction that changed them. What an author hides of
 * the camera's data is in none of the columns this reads, so it cannot be found.
 */
export async function indexPosts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<TextRow>`
    select id, publish_type, title, body, place, tags, topic_ids, cover_camera_id, cover_lens_id, cover_f_number,
      cover_focal_length, cover_iso, created_at,
      array(select unnest(array[picture.title, picture.alt]) from publish_picture picture
        where picture.publish_id = publish.id) as captions
    from publish where id = any(${ids}::uuid[])`.execute(tx)
  const names = await gearNames(
    tx,
    rows.flatMap((row) => row.cover_camera_id ?? []),
    rows.flatMap((row) => row.cover_lens_id ?? []),
  )
  const posts = rows.map((row) => ({ id: row.id, publishType: row.publish_type }))
  const further = await askKinds(posts, (kind, ofKind) => kind.loadSearchTexts?.(tx, ofKind))
  await writeIndex(
    tx,
    rows.map((row): PostTexts => {
      const gear = [
        names.get(row.cover_camera_id ?? ''),
        names.get(row.cover_lens_id ?? ''),
        exposureText(row),
      ]
      return {
        id: row.id,
        publishType: row.publish_type,
        title: row.title,
        tags: row.tags,
        texts: [
          row.body,
          row.place,
          ...row.captions,
          ...gear.flatMap((text) => text ?? []),
          further.get(row.id) ?? '',
        ],
        topicIds: row.topic_ids,
        cameraId: row.cover_camera_id,
        lensId: row.cover_lens_id,
        createdAt: row.created_at,
      }
    }),
  )
}

// As the photograph's edge prints it, so that `50mm f1.4` is found.
function exposureText(row: TextRow): string {
  const parts = [
    row.cover_focal_length === null ? '' : `${row.cover_focal_length}mm`,
    row.cover_f_number === null ? '' : `f/${row.cover_f_number}`,
    row.cover_iso === null ? '' : `ISO ${row.cover_iso}`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

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

/**
 * Brings posts and tags into the index that were there before it. May be broken off and begun again.
 * @returns how many posts were entered
 */
export async function indexStale(db: Database, signal: AbortSignal): Promise<number> {
  await spellAllTags(db, signal)
  for (let entered = 0; ;) {
    signal.throwIfAborted()
    const ids = await listStale(db, batch)
    await db.transaction().execute((tx) => indexPosts(tx, ids))
    entered += ids.length
    if (ids.length < batch) return entered
  }
}

async function spellAllTags(db: Database, signal: AbortSignal): Promise<void> {
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
