import type { Manifest } from '../../manifest.ts'
import { mentionMethods } from './mention.handlers.ts'
import { exportContacts, eraseContacts } from './recent-contacts.ts'

export const mentionManifest = {
  name: 'mention',
  handlers: { NewPublish: mentionMethods },
  personalData: {
    exportedTables: { recent_contact: ['follows'] },
    collect: async (_app, db, memberId) => ({ follows: { contacts: await exportContacts(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseContacts(tx, memberId),
  },
} satisfies Manifest
