import type { SealedTable } from '../../db/reseal.ts'
import { addressPurpose } from './alert/send-alert.ts'
import { sealedRetiredKeys } from './retired-keys.ts'

export const sealedTables: readonly SealedTable[] = [
  {
    table: 'credential',
    key: ['member_id'],
    owner: 'member_id',
    ciphers: [
      { column: 'phone_cipher', purpose: 'phone' },
      { column: 'email_cipher', purpose: 'email' },
    ],
    indexes: [
      { column: 'phone_index', purpose: 'phone', cipher: 'phone_cipher' },
      {
        column: 'email_index',
        purpose: 'email',
        cipher: 'email_cipher',
        textOf: (text) => text.toLowerCase(),
      },
    ],
  },
  {
    table: 'owner_alert',
    key: ['id'],
    owner: 'member_id',
    ciphers: [{ column: 'address_cipher', purpose: addressPurpose }],
    indexes: [],
  },
  sealedRetiredKeys,
]
