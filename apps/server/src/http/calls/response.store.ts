import { sql } from 'kysely'
import type { Keys } from '../../crypto/derive-key.ts'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery, preparedWrite } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { hasCode } from '../../has-code.ts'

/** Whose write it is. */
export interface Caller {
  kind: 'member' | 'staff'
  id: string
}

/** A write with a requestId. */
export interface IdentifiedRequest {
  caller: Caller
  requestId: string
  /** `Service/Method`. */
  method: string
  bodyHash: Buffer
  /** Made of the whole body, as `bodyHash` is, and stored nowhere: without the request its response cannot be read. */
  sealedBy: string
}

/**
 * Claims the requestId, as the first statement of the write's transaction: a second request with the same id waits for
 * the end of the first one, up to the connection's lock timeout.
 * @returns false if the first one was committed
 * @throws Failure TooFast while the first one is still running
 */
export async function claimRequest(tx: Tx, request: IdentifiedRequest): Promise<boolean> {
  try {
    const { method, bodyHash } = request
    const claimed = await insertClaim(tx, { ...keyOf(request), method, bodyHash })
    return claimed.length === 1
  } catch (error) {
    if (isLockTimeout(error)) fail('TooFast', { n: 1 })
    throw error
  }
}

type Key = { kind: string; callerId: string; requestId: string }

function keyOf({ caller, requestId }: IdentifiedRequest): Key {
  return { kind: caller.kind, callerId: caller.id, requestId }
}

type ClaimValues = Key & { method: string; bodyHash: Buffer }

const insertClaim = preparedQuery<ClaimValues, object>('http.claim', (db, param) => {
  const query = sql<object>`
      insert into answered_request (caller_kind, caller_id, request_id, method, body_hash)
      values (${param('kind')}, ${param('callerId')}, ${param('requestId')}, ${param('method')}, ${param('bodyHash')})
      on conflict (caller_id, request_id, caller_kind) do nothing returning true as claimed`
  return { compile: () => query.compile(db) }
})

/** Stores the response with the claim, as the last statement; both take effect at the commit. */
export function storeResponse(
  { env, tx }: { env: Keys; tx: Tx },
  request: IdentifiedRequest,
  response: string,
): Promise<void> {
  const { method, bodyHash } = request
  const cipher = encryptField(env, purposeOf(request), ownerOf(request), response)
  return upsertResponse(tx, { ...keyOf(request), method, bodyHash, cipher })
}

/**
 * The key of a response depends on the request, so that neither the database nor the secret key alone can decrypt it.
 */
const purposeOf = ({ sealedBy }: IdentifiedRequest) => `answer ${sealedBy}`

const ownerOf = ({ caller, requestId }: IdentifiedRequest) => `${caller.kind} ${caller.id} ${requestId}`

// An update that found no claim would let the write commit without its response.
const upsertResponse = preparedWrite<ClaimValues & { cipher: Buffer }>('http.storeResponse', (db, param) => {
  const query = sql`
    insert into answered_request (caller_kind, caller_id, request_id, method, body_hash, answer_cipher)
    values (${param('kind')}, ${param('callerId')}, ${param('requestId')}, ${param('method')}, ${param('bodyHash')},
      ${param('cipher')})
    on conflict (caller_id, request_id, caller_kind) do update set answer_cipher = excluded.answer_cipher`
  return { compile: () => query.compile(db) }
})

export interface StoredResponse {
  method: string
  bodyHash: Buffer
  /** Null while there is none. */
  cipher: Buffer | null
}

export async function findResponse(
  db: Queryable,
  { caller, requestId }: IdentifiedRequest,
): Promise<StoredResponse | undefined> {
  const [known] = await knownResponse(db, { kind: caller.kind, callerId: caller.id, requestId })
  return known
}

/** The result as JSON text. */
export function openResponse(
  env: Keys,
  request: IdentifiedRequest,
  { cipher }: StoredResponse,
): string | null {
  return cipher === null ? null : decryptField(env, purposeOf(request), ownerOf(request), cipher)
}

const knownResponse = preparedQuery<Key, StoredResponse>('http.knownResponse', (db, param) => {
  const query = sql<StoredResponse>`
    select method, body_hash as "bodyHash", answer_cipher as cipher from answered_request
    where caller_kind = ${param('kind')} and caller_id = ${param('callerId')} and request_id = ${param('requestId')}`
  return { compile: () => query.compile(db) }
})

/** Deletes the stored responses to a member's writes. */
export async function forgetResponses(db: Queryable, memberId: string): Promise<void> {
  await db
    .deleteFrom('answered_request')
    .where('caller_kind', '=', 'member')
    .where('caller_id', '=', memberId)
    .execute()
}

function isLockTimeout(error: unknown): boolean {
  return hasCode(error, '55P03')
}
