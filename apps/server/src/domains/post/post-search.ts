import { publishTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { gearNames } from '../gear-catalogue/index.ts'
import type { FoundTarget, IndexedTarget, TargetPart } from '../target/index.ts'
import { announceChanged } from './announce-changed.ts'
import { loadCardsWithPosts } from '../post-card/index.ts'
import { loadFurtherTexts } from '../post-extension/index.ts'
import { postTargetName } from '../post-access/index.ts'
import { coverColumns, shotColumns, type ShotColumns } from '../shot/index.ts'

const kindTerm = (publishType: number) => `kind:${publishType}`

/** Posts as search finds them. */
export const postSearch = {
  name: postTargetName,
  searchTabs: {
    all: null,
    photo: kindTerm(publishTypes.photo),
    article: kindTerm(publishTypes.article),
    video: kindTerm(publishTypes.video),
    vote: kindTerm(publishTypes.vote),
  },
  loadIndexed,
  announceChanged,
  loadFound,
  loadDeepTexts: (db: Queryable, found) =>
    loadFurtherTexts(
      db,
      found.map(({ item }) => item),
    ),
} satisfies TargetPart

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

// Hidden camera data are in none of the columns read here, so they cannot be found.
async function loadIndexed(tx: Tx, ids: readonly string[]): Promise<IndexedTarget[]> {
  const rows = await indexedTexts(tx, { ids })
  const names = await gearNames(
    tx,
    rows.flatMap((row) => row.shots.flatMap((shot) => shot.camera ?? [])),
    rows.flatMap((row) => row.shots.flatMap((shot) => shot.lens ?? [])),
  )
  const posts = rows.map((row) => ({ id: row.id, publishType: row.publish_type }))
  const further = await loadFurtherTexts(tx, posts)
  return rows.map((row) => {
    const gear = row.shots.flatMap((shot) => [
      names.get(shot.camera ?? '') ?? '',
      names.get(shot.lens ?? '') ?? '',
      exposureText(shot),
    ])
    return {
      id: row.id,
      title: row.title,
      tags: row.tags,
      texts: [row.body, row.place, ...row.captions, ...new Set(gear), further.get(row.id) ?? ''],
      terms: [
        kindTerm(row.publish_type),
        ...row.topic_ids.map((topic) => `topic:${topic}`),
        ...row.shots.flatMap(({ camera }) => (camera === null ? [] : `camera:${camera}`)),
        ...row.shots.flatMap(({ lens }) => (lens === null ? [] : `lens:${lens}`)),
      ],
      createdAt: row.created_at,
    }
  })
}

const indexedTexts = preparedQuery<{ ids: readonly string[] }, TextRow>('post.indexedTexts', (db, param) => {
  const query = sql<TextRow>`
    select id, publish_type, title, body, place, tags, topic_ids, created_at,
      array(select unnest(array[picture.title, picture.alt]) from publish_picture picture
        where picture.publish_id = publish.id) as captions,
      jsonb_build_array(${shotOf(coverColumns)}) || (select coalesce(jsonb_agg(${shotOf(shotColumns)} order by position), '[]')
        from publish_shot shot where shot.publish_id = publish.id) as shots
    from publish where id = any(${param('ids')}::uuid[])`
  return { compile: () => query.compile(db) }
})

// As shown beside the photograph, so that `50mm f1.4` is found.
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

async function loadFound(ctx: Ctx, ids: readonly string[]): Promise<Map<string, FoundTarget>> {
  const found = await loadCardsWithPosts(
    ctx,
    ids.map((id) => ({ id })),
  )
  return new Map(
    found.map(({ card, post }) => [
      post.id,
      {
        item: card,
        title: post.title,
        tags: post.tags,
        texts: [post.summary, post.place, ...post.pictures.flatMap(({ title, alt }) => [title, alt])],
        // Subtitles of a lesson for owners are not shown to everybody.
        hasDeepTexts: card.video?.ownersOnly !== true,
      },
    ]),
  )
}
