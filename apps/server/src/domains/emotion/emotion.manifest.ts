import type { Manifest } from '../../manifest.ts'
import { emotionCounters } from './emotion.counters.ts'
import { emotionMethods } from './emotion.handlers.ts'
import { exportEmotions, eraseEmotions } from './emotion.export.ts'

export const emotionManifest = {
  name: 'emotion',
  handlers: { NewPublish: emotionMethods },
  counters: emotionCounters,
  personalData: {
    exportedTables: { post_emotion: ['emotions'] },
    collect: async (_app, db, memberId) => ({ lists: { emotions: await exportEmotions(db, memberId) } }),
    eraseWorks: ({ db }, { memberId, now }) => eraseEmotions(db, memberId, now),
  },
} satisfies Manifest
