import { useTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import type { DemoPlan, PlannedPost } from '../../../demo/plan.ts'
import { scorePlan } from '../../../demo/score-plan.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { queueAvif } from '../make-avif.ts'
import { standIns } from './stand-ins.ts'

/** Posts of the first screens, whose first photograph has AVIF copies soon after the start. */
const withAvif = { newest: 36, hottest: 48 }

/** The uploads of the plan's photographs, with their licences. */
export const mediaDemo: DemoPart = {
  standIns,
  addRows: async (demo, tx) => {
    await markUsed(demo, tx)
    await setLicences(demo, tx)
  },
  complete: queueFirstAvif,
}

/** AVIF copies of all photographs would keep a processor busy for a quarter of an hour. */
async function queueFirstAvif({ plan, files }: DemoContext, tx: Tx): Promise<void> {
  for (const { author, photos } of firstSeen(plan)) {
    const fileId = files.get(uploadKey(author.id, photos[0]?.fileName ?? ''))
    if (fileId !== undefined) await queueAvif(tx, fileId, useTypes.photo)
  }
}

function firstSeen(plan: DemoPlan): Set<PlannedPost> {
  const scores = scorePlan(plan)
  const hot = (post: PlannedPost) => scores.get(post)?.hot ?? 0
  const hottest = plan.posts.toSorted((a, b) => hot(b) - hot(a)).slice(0, withAvif.hottest)
  const newest = plan.posts.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return new Set([...hottest, ...newest.slice(0, withAvif.newest)])
}

/** Photographs are used by posts, of which those in review are not public, and avatars by profiles; proofs never are. */
async function markUsed({ app, plan, files }: DemoContext, tx: Tx): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ used_at: app.now(), is_public: sql<boolean>`use_type <> ${useTypes.proof}` })
    .where('id', 'in', [...files.values()])
    .execute()
  const waiting = plan.queue.posts.flatMap(({ author, photos }) =>
    photos.flatMap(({ fileName }) => files.get(uploadKey(author.id, fileName)) ?? []),
  )
  await tx.updateTable('stored_file').set({ is_public: false }).where('id', 'in', waiting).execute()
}

async function setLicences({ plan }: DemoContext, tx: Tx): Promise<void> {
  const authors = [...new Set(plan.posts.map((post) => post.author.id))]
  for (const licence of [2, 3, 4, 5]) {
    const owners = authors.filter((_, place) => place % 9 === licence)
    if (owners.length === 0) continue
    await tx.updateTable('stored_file').set({ licence }).where('owner_id', 'in', owners).execute()
  }
}
