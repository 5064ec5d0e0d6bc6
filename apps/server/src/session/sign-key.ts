import { decryptField, encryptField } from '../crypto/field-cipher.ts'
import type { Keys } from '../crypto/derive-key.ts'
import type { SealedTable } from '../db/reseal.ts'
import type { Queryable } from '../db/client.ts'

const purpose = 'session-sign-key'
const batch = 500

/** The encrypted field of this table, for key rotation. */
export const sessionSealed: SealedTable = {
  table: 'session',
  key: ['id'],
  owner: 'id',
  ciphers: [{ column: 'sign_key_cipher', purpose }],
  indexes: [],
}

/** Encrypts the key that signs a session's requests. */
export function sealSignKey(keys: Keys, sessionId: string, signKey: string): Buffer {
  return encryptField(keys, purpose, sessionId, signKey)
}

interface StoredSignKey {
  id: string
  sign_key_cipher: Buffer | null
  /** For a session that began before keys were encrypted. */
  sign_key: string | null
}

/** @returns null if the installation's key was lost: the member signs in again */
export function openSignKey(keys: Keys, { id, sign_key_cipher, sign_key }: StoredSignKey): string | null {
  if (sign_key_cipher === null) return sign_key
  try {
    return decryptField(keys, purpose, id, sign_key_cipher)
  } catch {
    return null
  }
}

/** Encrypts the keys of sessions that began before keys were encrypted. @returns how many */
export async function sealPlainSignKeys(db: Queryable, keys: Keys): Promise<number> {
  for (let sealed = 0; ;) {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'sign_key'])
      .where('sign_key', 'is not', null)
      .limit(batch)
      .execute()
    for (const { id, sign_key } of rows) {
      await db
        .updateTable('session')
        .set({ sign_key_cipher: sealSignKey(keys, id, sign_key ?? ''), sign_key: null })
        .where('id', '=', id)
        .where('sign_key', 'is not', null)
        .execute()
    }
    sealed += rows.length
    if (rows.length < batch) return sealed
  }
}
