import type { SealedTable } from '../../db/reseal.ts'

/** Purpose under which a requested phone is encrypted. */
export const requestedPhonePurpose = 'phone-request'

export const memberAdminSealed: SealedTable[] = [
  {
    table: 'phone_request',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'phone_cipher', purpose: requestedPhonePurpose }],
    indexes: [],
  },
]
