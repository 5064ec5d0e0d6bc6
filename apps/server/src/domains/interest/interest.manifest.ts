import type { Manifest } from '../../manifest.ts'
import { listTopicIdsOf } from './choose-topics.ts'
import { interestMethods } from './interest.handlers.ts'

export const interestManifest = {
  name: 'interest',
  handlers: { UserInfo: interestMethods },
  personalData: {
    exportedTables: { member_topic: ['profile'] },
    collect: async (_app, db, memberId) => ({
      profile: { topicIds: (await listTopicIdsOf(db, memberId)).toSorted() },
    }),
  },
} satisfies Manifest
