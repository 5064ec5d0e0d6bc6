import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** How members earn experience with questionnaires. */
export const questionnaireEarnings = [
  {
    event: 'questionnaire.answered',
    keyOf: ({ questionnaireId, memberId }) => [questionnaireId, memberId],
    keys: sql`q.id, p.member_id`,
    from: sql`questionnaire_participant p join questionnaire q on q.id = p.questionnaire_id`,
    where: sql`p.times > 0`,
    rule: 'questionnaire',
    member: sql`p.member_id`,
    // A copy is the same questionnaire again.
    source: sql`q.origin_id::text`,
    post: null,
    // The time of an answer is not stored.
    at: sql`least(now(), q.end_time)`,
  },
] as const satisfies Manifest['earnings']
