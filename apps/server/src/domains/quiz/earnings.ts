import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** How authors earn experience when their photographs are used in the quiz. */
export const quizEarnings = [
  {
    event: 'quiz.credited',
    keyOf: ({ creditId }) => creditId,
    keys: sql`q.id`,
    from: sql`quiz_credit q`,
    where: sql`true`,
    rule: 'study',
    member: sql`q.author_id`,
    source: sql`q.id::text`,
    post: null,
    at: sql`q.created_at`,
  },
] as const satisfies Manifest['earnings']
