import type { SealedTable } from './crypto/reseal.ts'
import { sealedTables as accountSealed } from './domains/account/index.ts'
import { addressSealed } from './domains/address/index.ts'
import { memberSealed } from './domains/member/index.ts'
import { sealedTables as socialSealed } from './domains/social/index.ts'

/** Every table with encrypted fields, for the rotation of keys. */
export const sealedTables: readonly SealedTable[] = [
  ...accountSealed,
  ...socialSealed,
  ...memberSealed,
  ...addressSealed,
]
