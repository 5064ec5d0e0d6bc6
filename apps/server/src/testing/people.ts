import { foldNickName } from '@guangquan/rules/people/nick-name'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../context.ts'
import { hashSecret, newSecret } from '../session/session-secret.ts'
import { sealSignKey } from '../session/sign-key.ts'
import type { Browser } from './call-as.ts'
import type { TestNode } from './test-app.ts'

export interface MemberOverrides {
  nickName?: string
  phoneBound?: boolean
  level?: number
  acceptedPosts?: number
  createdAt?: Date
  /** `yyyy-MM-dd`; default none. */
  birthday?: string
}

type MemberCounters = Record<
  | 'publish_count'
  | 'public_publish_count'
  | 'accepted_post_count'
  | 'like_received_count'
  | 'collect_count'
  | 'follow_count'
  | 'fans_count',
  number
>

let serial = 0
/** The lowest level that may publish every kind of post. */
const postingLevel = 3

/** Inserts a member who may post at once, signed in on one browser. */
export async function buildMember(
  node: Pick<TestNode, 'app'>,
  overrides: MemberOverrides = {},
): Promise<Browser> {
  serial += 1
  const id = uuid()
  const nickName = overrides.nickName ?? `影友${serial}`
  await node.app.db
    .insertInto('member')
    .values({
      id,
      nick_name: nickName,
      nick_name_folded: foldNickName(nickName),
      phone_bound: overrides.phoneBound ?? true,
      level: overrides.level ?? postingLevel,
      birthday: overrides.birthday ?? null,
      created_at: overrides.createdAt ?? new Date(node.app.now().getTime() - 30 * 24 * 3600_000),
    })
    .execute()
  await setCounters(node, id, { accepted_post_count: overrides.acceptedPosts ?? 3 })
  return signIn(node, id)
}

/** Counters of a member from the database. */
export async function readCounters(node: Pick<TestNode, 'app'>, userId: string): Promise<MemberCounters> {
  const { member_id: _, ...counters } = await node.app.db
    .selectFrom('member_counter')
    .selectAll()
    .where('member_id', '=', userId)
    .executeTakeFirstOrThrow()
  return counters
}

/** Gives a member counters without the corresponding rows. */
export async function setCounters(
  node: Pick<TestNode, 'app'>,
  userId: string,
  counters: Partial<MemberCounters>,
): Promise<void> {
  await node.app.db.updateTable('member_counter').set(counters).where('member_id', '=', userId).execute()
}

/** A further browser of a member, without going through the sign-in calls. */
export async function signIn(node: Pick<TestNode, 'app'>, userId: string): Promise<Browser> {
  const browser: Browser = { userId, token: newSecret(), signKey: newSecret(), cookie: newSecret() }
  const sessionId = uuid()
  const now = node.app.now()
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000)
  await node.app.db
    .insertInto('session')
    .values({
      id: sessionId,
      member_id: userId,
      cookie_hash: hashSecret(browser.cookie),
      sign_key_cipher: sealSignKey(node.app.env, sessionId, browser.signKey),
      absolute_expires_at: inDays(90),
      created_at: now,
      last_used_at: now,
    })
    .execute()
  await node.app.db
    .insertInto('session_token')
    .values({
      token_hash: hashSecret(browser.token),
      session_id: sessionId,
      expires_at: inDays(7),
      created_at: now,
    })
    .execute()
  return browser
}

/** A context outside HTTP, for commands and views tested directly. */
export function buildCtx(node: Pick<TestNode, 'app'>, as: Browser | null = null): Ctx {
  return {
    app: node.app,
    db: node.app.db,
    staff: null,
    viewer: as === null ? null : { id: as.userId, sessionId: '' },
    now: node.app.now(),
    log: node.app.log,
    ip: '127.0.0.1',
    requestId: uuid(),
    afterCommit: (effect) => effect(),
    request: { cookies: {}, userAgent: '', token: as?.token ?? '', setCookie: () => undefined },
  }
}
