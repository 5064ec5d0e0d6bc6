import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { quizRuns } from './record.read.ts'

type Measure = NonNullable<Manifest['medalMeasures']>[number]

/** The longest run of finished days there ever was: it stays when the run ends. */
const quizRun: Measure = {
  name: 'quizRun',
  events: ['quiz.finished'],
  read: async (db, { memberIds, args }) => {
    const { rows } = await sql<{ memberId: string; value: number }>`
      select member_id as "memberId", max(days)::int as value
      from ${quizRuns(sql`any(${[...memberIds]}::uuid[])`)} as run group by member_id`.execute(db)
    return rows.map(({ memberId, value }) => ({ memberId, values: args.map(() => value) }))
  },
}

/** Measures for the goals of medals about the quiz. */
export const quizMeasures: readonly Measure[] = [quizRun]
