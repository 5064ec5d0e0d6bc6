import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { critiqueWords } from './critique-words.ts'
import type { DemoPlan } from './plan.ts'
import { makeRandom, type Random } from './random.ts'

/** One in this many posts asks for critiques. */
const everyNth = 9
const maxCritiques = 3

/** Makes some posts ask for critiques and turns some of their comments into critiques; sets films and licences. */
export async function loadCritiques(tx: Tx, plan: DemoPlan): Promise<void> {
  const random = makeRandom('critiques')
  const asking = plan.posts.filter((_, place) => place % everyNth === 2)
  const ids = asking.map((post) => post.id)
  await tx.updateTable('publish').set({ critique_open: true }).where('id', 'in', ids).execute()
  const covers = new Map(
    (
      await tx
        .selectFrom('publish_picture')
        .select(['id', 'publish_id'])
        .where('publish_id', 'in', ids)
        .where('position', '=', 0)
        .execute()
    ).map((row) => [row.publish_id, row.id]),
  )
  const taken = new Map<string, number>()
  const rows = plan.replies.flatMap((reply) => {
    const pictureId = covers.get(reply.post.id)
    const count = taken.get(reply.post.id) ?? 0
    const isFitting = reply.parent === null && reply.author !== reply.post.author
    if (pictureId === undefined || !isFitting || count >= maxCritiques) return []
    taken.set(reply.post.id, count + 1)
    return [critique(reply.id, pictureId, count === 0 ? reply.createdAt : null, random)]
  })
  await sql`update reply set body = c.body, rubric = c.rubric, region = c.region, helpful_at = c.helpful_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(id uuid, body text, rubric smallint, region jsonb, helpful_at timestamptz)
    where reply.id = c.id`.execute(tx)
  await loadRights(tx, plan)
}

function critique(id: string, pictureId: string, helpfulAt: Date | null, random: Random) {
  const rubric = random.pick([1, 2, 3, 4, 5] as const)
  const [width, height] = [0.1 + random.next() * 0.25, 0.1 + random.next() * 0.25]
  const share = (value: number) => Math.round(value * 1000) / 1000
  return {
    id,
    body: random.pick(critiqueWords[rubric]),
    rubric,
    region: {
      pictureId,
      x: share(random.next() * (1 - width)),
      y: share(random.next() * (1 - height)),
      width: share(width),
      height: share(height),
    },
    helpful_at: helpfulAt,
  }
}

async function loadRights(tx: Tx, plan: DemoPlan): Promise<void> {
  const authors = [...new Set(plan.posts.map((post) => post.author.id))]
  for (const licence of [2, 3, 4, 5]) {
    const owners = authors.filter((_, place) => place % 9 === licence)
    if (owners.length === 0) continue
    await tx.updateTable('stored_file').set({ licence }).where('owner_id', 'in', owners).execute()
  }
  const onFilm = plan.posts.filter((post) => post.topics.includes('胶片')).map((post) => post.id)
  if (onFilm.length === 0) return
  await tx
    .updateTable('picture_exif')
    .set({ film: '澄光 彩色负片 400', scanner: '平板扫描仪', hand: ['film', 'scanner'], source: 2 })
    .where('file_id', 'in', (eb) =>
      eb.selectFrom('publish_picture').select('file_id').where('publish_id', 'in', onFilm),
    )
    .execute()
}
