import type { SealedTable } from '../../db/reseal.ts'
import { clubPurposes } from './bind-club.ts'

export const clubSealed: SealedTable[] = [
  {
    table: 'club_card',
    key: ['member_id'],
    owner: 'member_id',
    ciphers: [
      { column: 'card_cipher', purpose: clubPurposes.card },
      { column: 'name_cipher', purpose: clubPurposes.name },
      { column: 'phone_cipher', purpose: clubPurposes.phone },
    ],
    indexes: [{ column: 'card_index', purpose: clubPurposes.card, cipher: 'card_cipher' }],
  },
]
