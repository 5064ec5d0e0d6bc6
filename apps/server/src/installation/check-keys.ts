import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { deriveKey } from '../crypto/derive-key.ts'
import { isKnownCipher } from '../crypto/field-cipher.ts'
import type { SealedTable } from '../db/reseal.ts'
import type { Database, Queryable } from '../db/client.ts'
import { SettingsError, type Env } from '../env.ts'

/** The settings that all nodes of a database share. */
export const keyNames = ['SECRET_KEY', 'APP_KEY', 'PRODUCT_KEY'] as const
export type KeyName = (typeof keyNames)[number]

type Keys = Pick<Env, 'secretKey' | 'previousSecretKey' | 'appKey' | 'PRODUCT_KEY'>

/** What to do about a wrong key. */
const remedies: Record<KeyName, string> = {
  SECRET_KEY:
    'Everything encrypted here was encrypted with another one. Give the SECRET_KEY of the other nodes or of the backup ' +
    '(without that setting it is in secrets.json of the data folder); if the key is being changed, give the former one as ' +
    'SECRET_KEY_PREVIOUS.',
  APP_KEY:
    'Give the APP_KEY of the other nodes (without that setting it is in secrets.json of the data folder). If it was lost: ' +
    'npm run operator -- accept-key APP_KEY',
  PRODUCT_KEY:
    'Give the PRODUCT_KEY of the other nodes. If it has to change: npm run operator -- accept-key PRODUCT_KEY',
}

/**
 * Compares the keys of this program with those of the database, and records them at the first start. A program with the
 * previous secret key belongs to the database as well, and from then on the new key is the database's.
 * @param sealed what is encrypted: proves the secret key where none is recorded yet
 * @throws SettingsError that names each wrong key and what to do; nothing is changed then
 */
export async function checkKeys(db: Database, env: Keys, sealed: readonly SealedTable[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // If nodes start together, the second sees what the first recorded.
    await sql`lock table installation_key in share row exclusive mode`.execute(tx)
    const recorded = await readRecorded(tx)
    await refuseOthers(tx, env, { recorded, sealed })
    for (const name of keyNames) {
      if (recorded.get(name) !== fingerprintOf(env, name)) await recordKey(tx, env, name)
    }
  })
}

/** As `checkKeys`, for a program beside the nodes: records nothing. @throws SettingsError */
export async function refuseOtherKeys(
  db: Queryable,
  env: Keys,
  sealed: readonly SealedTable[],
): Promise<void> {
  await refuseOthers(db, env, { recorded: await readRecorded(db), sealed })
}

/** Records a key of this program as that of the database. */
export async function recordKey(db: Queryable, env: Keys, name: KeyName): Promise<void> {
  const fingerprint = fingerprintOf(env, name)
  await db
    .insertInto('installation_key')
    .values({ name, fingerprint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint, recorded_at: sql`now()` }))
    .execute()
}

async function readRecorded(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.selectFrom('installation_key').select(['name', 'fingerprint']).execute()
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
}

async function refuseOthers(
  db: Queryable,
  env: Keys,
  { recorded, sealed }: { recorded: Map<string, string>; sealed: readonly SealedTable[] },
): Promise<void> {
  const wrong: KeyName[] = keyNames.filter((name) => {
    const known = recorded.get(name)
    return known !== undefined && !acceptedFor(env, name).includes(known)
  })
  if (!recorded.has('SECRET_KEY') && (await hasUnreadableRow(db, env, sealed))) wrong.push('SECRET_KEY')
  if (wrong.length === 0) return
  const lines = wrong.map((name) => `  ${name}: ${remedies[name]}`)
  throw new SettingsError(['The keys do not fit this database:', ...lines].join('\n'))
}

function acceptedFor(env: Keys, name: KeyName): string[] {
  const current = fingerprintOf(env, name)
  if (name !== 'SECRET_KEY' || env.previousSecretKey === null) return [current]
  return [current, secretFingerprint(env.previousSecretKey)]
}

function fingerprintOf(env: Keys, name: KeyName): string {
  if (name === 'SECRET_KEY') return secretFingerprint(env.secretKey)
  const value = name === 'APP_KEY' ? env.appKey : env.PRODUCT_KEY
  return createHash('sha256').update(`guangquan/${name}/${value}`).digest('hex')
}

// A key with a purpose of its own reveals nothing about the others.
const secretFingerprint = (secretKey: Buffer): string =>
  deriveKey({ secretKey }, 'fingerprint').key.toString('hex')

/** Whether a row of a table was encrypted with neither key, in a database from before keys were recorded. */
async function hasUnreadableRow(db: Queryable, env: Keys, sealed: readonly SealedTable[]): Promise<boolean> {
  for (const { table, ciphers } of sealed) {
    for (const { column, purpose } of ciphers) {
      const { rows } = await sql<{ cipher: Buffer }>`
        select ${sql.ref(column)} as cipher from ${sql.table(table)}
        where ${sql.ref(column)} is not null limit 1`.execute(db)
      const cipher = rows[0]?.cipher
      if (cipher !== undefined && !isKnownCipher(env, purpose, cipher)) return true
    }
  }
  return false
}
