import type { Manifest } from '../../manifest.ts'
import { clubMethods } from './club.handlers.ts'
import { exportClubCard } from './club.read.ts'
import { clubSealed } from './club.sealed.ts'
import { clubEarnings } from './earnings.ts'

export const clubManifest = {
  name: 'club',
  handlers: { UserInfo: clubMethods },
  sealed: clubSealed,
  earnings: clubEarnings,
  personalData: {
    exportedTables: { club_card: ['profile'] },
    collect: async ({ env }, db, memberId) => ({
      profile: { clubCard: await exportClubCard(env, db, memberId) },
    }),
  },
} satisfies Manifest
