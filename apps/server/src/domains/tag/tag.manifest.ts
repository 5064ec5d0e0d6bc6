import type { Manifest } from '../../manifest.ts'
import { countTags } from './count-tags.ts'
import { exportFollowedTags, eraseFollowedTags } from './follow-tag.ts'
import { tagCounters } from './tag.counters.ts'
import { tagMethods, tagPageMethods } from './tag.handlers.ts'
import { addPinyinJob, tagJobs } from './tag.jobs.ts'

export const tagManifest = {
  name: 'tag',
  handlers: { Tag: tagPageMethods, NewPublish: tagMethods },
  jobs: tagJobs,
  startJobs: [addPinyinJob],
  counters: tagCounters,
  postHooks: { tagged: countTags },
  personalData: {
    exportedTables: { tag_follow: ['follows'] },
    collect: async (_app, db, memberId) => ({ follows: { tags: await exportFollowedTags(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseFollowedTags(tx, memberId),
  },
  demo: async () => (await import('./demo/tag.demo.ts')).tagDemo,
} satisfies Manifest
