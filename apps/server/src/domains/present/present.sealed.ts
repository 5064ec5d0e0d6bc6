import type { SealedTable } from '../../db/reseal.ts'

/** Purpose under which the address of a present is encrypted, as it was when the member chose it. */
export const addressPurpose = 'present-address'

export const presentSealed: SealedTable[] = [
  {
    table: 'present',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'address_cipher', purpose: addressPurpose }],
    indexes: [],
  },
]
