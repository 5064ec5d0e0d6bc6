import type { SealedTable } from '../../db/reseal.ts'
import { totpPurpose } from './second-factor.ts'

const ciphers = [{ column: 'totp_cipher', purpose: totpPurpose }]

export const staffSealed: SealedTable[] = [
  { table: 'staff_account', key: ['id'], owner: 'id', ciphers, indexes: [] },
  { table: 'staff_invitation', key: ['id'], owner: 'id', ciphers, indexes: [] },
]
