import { sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { gearNames } from '../gear-catalogue/index.ts'
import {
  announceChanged,
  coverColumns,
  loadFurtherTexts,
  shotColumns,
  type ShotColumns,
} from '../post/index.ts'
import type { PostTexts } from './post-terms.ts'
import { listStale, writeIndex } from './write-index.ts'

interface TextRow {
  id: string
  publish_type: number
  title: string
  body: string
  place: string
  tags: string[]
  topic_ids: string[]
  created_at: Date
  captions: string[]
  /** All of its photographs, the cover first. */
  shots: Shot[]
}

interface Shot {
  camera: string | null
  lens: string | null
  fNumber: number | null
  focalLength: number | null
  iso: number | null
}

/**
 * Updates posts in the search index, in the transaction that changed them. Camera data that an author hides is in none
 * of the columns read here, so it cannot be found.
 */
export async function indexPosts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<TextRow>`
    select id, publish_type, title, body, place, tags, topic_ids, created_at,
      array(select unnest(array[picture.title, picture.alt]) from publish_picture picture
        where picture.publish_id = publish.id) as captions,
      jsonb_build_array(${shotOf(coverColumns)}) || (select coalesce(jsonb_agg(${shotOf(shotColumns)} order by position), '[]')
        from publish_shot shot where shot.publish_id = publish.id) as shots
    from publish where id = any(${ids}::uuid[])`.execute(tx)
  const names = await gearNames(
    tx,
    rows.flatMap((row) => row.shots.flatMap((shot) => shot.camera ?? [])),
    rows.flatMap((row) => row.shots.flatMap((shot) => shot.lens ?? [])),
  )
  const posts = rows.map((row) => ({ id: row.id, publishType: row.publish_type }))
  const further = await loadFurtherTexts(tx, posts)
  await writeIndex(
    tx,
    rows.map((row): PostTexts => {
      const gear = row.shots.flatMap((shot) => [
        names.get(shot.camera ?? '') ?? '',
        names.get(shot.lens ?? '') ?? '',
        exposureText(shot),
      ])
      return {
        id: row.id,
        publishType: row.publish_type,
        title: row.title,
        tags: row.tags,
        texts: [row.body, row.place, ...row.captions, ...new Set(gear), further.get(row.id) ?? ''],
        topicIds: row.topic_ids,
        cameraIds: row.shots.flatMap((shot) => shot.camera ?? []),
        lensIds: row.shots.flatMap((shot) => shot.lens ?? []),
        createdAt: row.created_at,
      }
    }),
  )
}

// As printed beside the photograph, so that `50mm f1.4` is found.
function exposureText({ focalLength, fNumber, iso }: Shot): string {
  const parts = [
    focalLength === null ? '' : `${focalLength}mm`,
    fNumber === null ? '' : `f/${fNumber}`,
    iso === null ? '' : `ISO ${iso}`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

const shotOf = ({ camera, lens, fNumber, focalLength, iso }: ShotColumns) =>
  sql`jsonb_build_object('camera', ${camera}, 'lens', ${lens}, 'fNumber', ${fNumber}::float8,
    'focalLength', ${focalLength}::float8, 'iso', ${iso})`

const batch = 200

/** Adds posts older than the index to it. May be interrupted and run again. @returns how many posts were indexed */
export async function indexStale(db: Database, signal: AbortSignal): Promise<number> {
  for (let entered = 0; ;) {
    signal.throwIfAborted()
    const ids = await listStale(db, batch)
    await db.transaction().execute((tx) => announceChanged(tx, ids))
    entered += ids.length
    if (ids.length < batch) return entered
  }
}
