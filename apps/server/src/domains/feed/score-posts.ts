import { publishStatus, reportTypes } from '@guangquan/contract'
import { heatFactor, heatPoints, heatSettledHours, hotScore } from '@guangquan/rules/posts/heat'
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { writeScores } from '../post/index.ts'
import { countReactors } from '../reaction/index.ts'
import { countCommenters } from '../reply/index.ts'
import { findReportedTwice } from '../report/index.ts'

const hourMs = 3600_000
/** After this age a score is final: it is so small that only the order among old posts matters. */
const scoredMs = 30 * 24 * hourMs
/** Younger posts are scored in each run: their score falls quickly and new accounts come to count. */
const youngMs = 48 * hourMs
/** Accounts younger than this do not count. */
const settledMs = heatSettledHours * hourMs
// Each written score updates an index, so small changes are skipped.
const driftFactor = 0.05
const batch = 1000

interface ScoredRow {
  id: string
  author_id: string
  created_at: Date
  editor_pick: boolean
  points: number
  basis: number
  counted: number
  hot: number
}

/**
 * Updates the hot scores of young posts, of posts with new engagement, and hourly of all of the last 30 days.
 * @returns how many scores were written
 */
export async function scorePosts(db: Database, now: Date, options: { all: boolean }): Promise<number> {
  let written = 0
  let after = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  let afterTime = new Date(now.getTime() + hourMs)
  for (;;) {
    const rows = await readBatch(db, now, { ...options, after, afterTime })
    written += await scoreBatch(db, now, rows)
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return written
    after = last.id
    afterTime = last.created_at
  }
}

async function readBatch(
  db: Database,
  now: Date,
  { all, after, afterTime }: { all: boolean; after: string; afterTime: Date },
): Promise<ScoredRow[]> {
  const basis = sql`(like_count + 2 * collect_count + 3 * reply_count + 4 * share_count)`
  const { rows } = await sql<ScoredRow>`
    select id, author_id, created_at, editor_pick, points, hot, points_basis as counted, ${basis} as basis
    from publish
    where status = ${sql.lit(publishStatus.published)}
      and created_at > ${new Date(now.getTime() - scoredMs)}
      and (created_at, id) < (${afterTime}, ${after}::uuid)
      and (${basis} > 0 or points > 0)
      and (${all} or points_basis <> ${basis} or created_at > ${new Date(now.getTime() - youngMs)})
    order by created_at desc, id desc limit ${sql.lit(batch)}`.execute(db)
  return rows
}

async function scoreBatch(db: Database, now: Date, rows: readonly ScoredRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const posts = rows.map((row) => ({ id: row.id, authorId: row.author_id }))
  const settledBefore = new Date(now.getTime() - settledMs)
  const reactors = await countReactors(db, posts, settledBefore)
  const commenters = await countCommenters(db, posts, settledBefore)
  const reported = await findReportedTwice(
    db,
    reportTypes.post,
    rows.map((row) => row.id),
  )
  const changed = rows.flatMap((row) => {
    const engagement = reactors.get(row.id) ?? { likers: 0, collectors: 0, sharers: 0 }
    const points = heatPoints({ ...engagement, commenters: commenters.get(row.id) ?? 0 })
    // The factor for owners of a product follows with products.
    const factor = heatFactor({
      editorPick: row.editor_pick,
      ownsProduct: false,
      awaitsDecision: reported.has(row.id),
    })
    const hot = hotScore(points, factor, (now.getTime() - row.created_at.getTime()) / hourMs)
    const drifted = Math.abs(hot - row.hot) > driftFactor * Math.max(hot, row.hot)
    if (!drifted && points === row.points && row.basis === row.counted) return []
    return [{ id: row.id, points, basis: row.basis, hot: drifted ? hot : row.hot }]
  })
  await writeScores(
    db,
    changed.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
  return changed.length
}
