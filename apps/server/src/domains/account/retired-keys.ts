import type { App } from '../../context.ts'
import { keyIdOf, deriveKeys, type DerivedKey, type Keys } from '../../crypto/derive-key.ts'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { SealedTable } from '../../db/reseal.ts'
import type { Queryable } from '../../db/client.ts'
import { memoize } from '../../cache/memoize.ts'

/**
 * Passwords, quarantined phones and access codes cannot be recomputed without the original text. When the secret
 * changes, their keys are stored, encrypted with the new one.
 */
const outlivingPurposes = ['password-pepper', 'phone-index', 'access-code-index'] as const
export type OutlivingPurpose = (typeof outlivingPurposes)[number]

const cipherPurpose = 'retired-key'

/** Encrypts the still needed keys of the previous secret with the current one. Idempotent. */
export async function retireKeys(db: Queryable, keys: Keys, now: Date): Promise<void> {
  for (const purpose of outlivingPurposes) {
    const [, previous] = deriveKeys(keys, purpose)
    if (previous === undefined) continue
    const text = previous.key.toString('base64')
    await db
      .insertInto('retired_key')
      .values({
        purpose,
        key_id: previous.id,
        key_cipher: encryptField(keys, cipherPurpose, purpose, text),
        retired_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const load = memoize({ name: 'retired_keys', max: 10, ttlMs: 60_000 }, async (app, purpose) => {
  const rows = await app.db
    .selectFrom('retired_key')
    .where('purpose', '=', purpose)
    .select(['key_cipher'])
    .orderBy('retired_at', 'desc')
    .execute()
  return rows.map(({ key_cipher }): DerivedKey => {
    const key = Buffer.from(decryptField(app.env, cipherPurpose, purpose, key_cipher), 'base64')
    return { key, id: keyIdOf(key) }
  })
})

/** Every key that may have been used for this purpose, the current one first. */
export async function allKeys(app: App, purpose: OutlivingPurpose): Promise<DerivedKey[]> {
  return [...deriveKeys(app.env, purpose), ...(await load(app, purpose))]
}

/** Retired keys are themselves re-encrypted at the next rotation. */
export const sealedRetiredKeys: SealedTable = {
  table: 'retired_key',
  key: ['purpose', 'key_id'],
  owner: 'purpose',
  ciphers: [{ column: 'key_cipher', purpose: cipherPurpose }],
  indexes: [],
}
