import type { SealedTable } from '../../crypto/reseal.ts'

/** What receiver, phone and detail are encrypted as, in one record. */
export const contentPurpose = 'address'

/** Encrypted fields of this domain, for the rotation of keys. */
export const addressSealed: SealedTable[] = [
  {
    table: 'user_address',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'content_cipher', purpose: contentPurpose }],
    indexes: [],
  },
]
