import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { critiqueWords } from './critique-words.ts'
import { asksForCritique, type DemoPlan } from '../../../demo/plan.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'

const maxCritiques = 3

/** Turns some comments of posts that ask for it into critiques. */
export async function turnIntoCritiques(tx: Tx, plan: DemoPlan): Promise<void> {
  const random = makeRandom('critiques')
  const ids = plan.posts.filter((post) => asksForCritique(post, plan)).map((post) => post.id)
  if (ids.length === 0) return
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
