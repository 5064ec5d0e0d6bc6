import type { Manifest } from '../../manifest.ts'
import { exportChoices } from './vote.export.ts'
import { eraseChoices } from './erase-choices.ts'
import { voteKind } from './vote-kind.ts'
import { voteCounters } from './vote.counters.ts'
import { voteMethods } from './vote.handlers.ts'

export const voteManifest = {
  name: 'vote',
  handlers: { NewPublish: voteMethods },
  counters: voteCounters,
  postKinds: [voteKind],
  personalData: {
    collect: async (_app, db, memberId) => ({ lists: { votes: await exportChoices(db, memberId) } }),
    eraseWorks: ({ db }, { memberId, now }) => eraseChoices(db, memberId, now),
  },
} satisfies Manifest
