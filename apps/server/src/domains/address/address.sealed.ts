import type { SealedTable } from '../../db/reseal.ts'

/** Purpose under which receiver, phone and detail are encrypted, in one record. */
export const contentPurpose = 'address'

export const addressSealed: SealedTable[] = [
  {
    table: 'user_address',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'content_cipher', purpose: contentPurpose }],
    indexes: [],
  },
]
