import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import type { EventName } from '../../events/catalogue.ts'
import { loadFrames, loadMedals } from './catalogue.ts'
import { grantFrames, type FrameGrant } from './frames/grant-frame.ts'
import { medalMeasures } from './medal-measure.ts'
import { awardMedals } from './medals/award-medals.ts'
import { saveProgress } from './medals/save-progress.ts'
import { readMeasures } from './read-measures.ts'

interface GrantOptions {
  now: Date
  /** Only rules that this event may affect. */
  after?: EventName | undefined
  /** Without notices, for achievements of long ago. */
  quietly?: boolean
}

/**
 * Grants active members the medals and frames whose goals they have reached, each once, and stores their progress. The
 * result depends on stored rows alone, so that it does not matter whether an event or the clock triggers it.
 */
export async function grantReached(
  tx: Tx,
  memberIds: readonly string[],
  { now, after, quietly = false }: GrantOptions,
): Promise<void> {
  const { loud, backlog } = await splitMembers(tx, memberIds)
  await grantTo(tx, loud, { now, after, quietly })
  await grantTo(tx, backlog, { now, after, quietly: true })
}

async function grantTo(
  tx: Tx,
  memberIds: readonly string[],
  { now, after, quietly = false }: GrantOptions,
): Promise<void> {
  if (memberIds.length === 0) return
  const medals = await loadMedals(tx, now)
  const values = await readMeasures(tx, medals, { memberIds, now, after })
  await saveProgress(tx, values)
  const awards = medals.flatMap((medal) =>
    [...(values.get(medal.id) ?? [])].flatMap(([memberId, value]) =>
      medal.tiers
        .filter(({ goal }) => value >= goal)
        .map(({ tier }) => ({ memberId, medalId: medal.id, tier })),
    ),
  )
  await awardMedals(tx, awards, { now, medals, quietly })

  const frames = await loadFrames(tx, now)
  const reached = await readMeasures(tx, frames, { memberIds, now, after })
  const grants = frames.flatMap((frame) =>
    [...(reached.get(frame.id) ?? [])].flatMap(([memberId, value]): FrameGrant[] => {
      if (frame.goal === null || value < frame.goal) return []
      const measure = medalMeasures.get().find(({ name }) => name === frame.measure)
      const period = measure?.periodOf?.(frame.args, now)
      return [
        {
          memberId,
          frameId: frame.id,
          days: frame.validDays,
          cause: period === undefined ? 'rule' : `rule:${period}`,
        },
      ]
    }),
  )
  await grantFrames(tx, grants, { now, quietly })
}

/** Active members in the order of their ids; those whose earlier days are not counted yet apart. */
async function splitMembers(db: Queryable, memberIds: readonly string[]) {
  const { rows } = await sql<{ id: string; waits: boolean }>`
    select id, exists (select from medal_backlog where member_id = id) as waits
    from member where id = any(${[...memberIds]}::uuid[]) and status = 1 order by id`.execute(db)
  return {
    loud: rows.filter(({ waits }) => !waits).map(({ id }) => id),
    backlog: rows.filter(({ waits }) => waits).map(({ id }) => id),
  }
}
