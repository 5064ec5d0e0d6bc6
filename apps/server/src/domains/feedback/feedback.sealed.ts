import type { SealedTable } from '../../db/reseal.ts'

/** Purpose under which the contact of a ticket is encrypted. */
export const contactPurpose = 'feedback-contact'

export const feedbackSealed: SealedTable[] = [
  {
    table: 'feedback',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'contact_cipher', purpose: contactPurpose }],
    indexes: [],
  },
]
