import type { SealedTable } from './crypto/reseal.ts'
import { sealedTables as account } from './domains/account/index.ts'
import { sealedTables as social } from './domains/social/index.ts'

/** Every table with encrypted fields, for the rotation of keys. */
export const sealedTables: readonly SealedTable[] = [...account, ...social]
