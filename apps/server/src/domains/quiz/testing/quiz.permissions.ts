import { dayOf } from '@guangquan/rules/time-text'
import { members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { makeDay } from '../make-day.ts'
import { buildStudyPosts } from './build-quiz.ts'

async function firstQuestion(node: TestNode): Promise<string> {
  await buildStudyPosts(node, 20)
  const now = node.app.now()
  await makeDay(node.app, { day: dayOf(now), now })
  const row = await node.app.db
    .selectFrom('quiz_question')
    .where('day', '=', dayOf(now))
    .where('replaced_at', 'is', null)
    .select('id')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  return row.id
}

export const permissions = {
  'Quiz/GetDay': members,
  'Quiz/Answer': {
    ...members,
    write: { make: async (node) => ({ id: await firstQuestion(node), choice: 0 }) },
  },
  'Quiz/GetMine': members,
  'StaffQuiz/GetDays': staffOnly,
  'StaffQuiz/Replace': {
    ...staffOnly,
    write: { make: async (node) => ({ id: await firstQuestion(node), reason: '照片里有水印' }) },
  },
} satisfies Record<string, Permission>
