import type { App } from '../../context.ts'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { Queryable } from '../../db/client.ts'
import type { PushKey } from '../../delivery/push/send-push.ts'
import { pushPurposes } from './push.sealed.ts'

const name = 'vapid'

/**
 * The key pair of this installation, made at the first start. Browsers are subscribed with it: with another one every
 * member would have to switch notifications on again.
 */
export async function loadPushKey(app: App, db: Queryable): Promise<PushKey> {
  const row = (await findKey(db)) ?? (await makeKey(app, db))
  return {
    publicKey: row.public_key,
    privateKey: decryptField(app.env, pushPurposes.key, name, row.private_cipher),
  }
}

/** The public half, which browsers get. */
export async function loadPublicKey(app: App, db: Queryable): Promise<string> {
  return ((await findKey(db)) ?? (await makeKey(app, db))).public_key
}

const findKey = (db: Queryable) =>
  db.selectFrom('push_key').where('name', '=', name).selectAll().executeTakeFirst()

async function makeKey(app: App, db: Queryable) {
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = encryptField(app.env, pushPurposes.key, name, privateKey)
  // If nodes start together, the first one's key is used.
  await db
    .insertInto('push_key')
    .values({ name, public_key: publicKey, private_cipher: sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await findKey(db)
  if (row === undefined) throw new Error('the key of notifications was not stored')
  return row
}
