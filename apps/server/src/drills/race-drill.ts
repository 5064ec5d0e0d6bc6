import { randomUUID } from 'node:crypto'
import { NewPublish, SmsMessage, UserInfo, UserLike, callPath, errorCatalogue } from '@guangquan/contract'
import { sql } from 'kysely'
import { buildAccount, earnTicket } from '../testing/accounts.ts'
import { signedHeaders } from '../testing/call-as.ts'
import { voteOf } from '../testing/votes.ts'
import { newFinding, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import { newAddress } from './people.ts'
import { callRetrying, type RemoteCall, type RemoteResponse } from './remote-call.ts'
import { sendRaw } from './send-raw.ts'
import type { Stage } from './stage.ts'

export interface RaceOptions {
  stage: Stage
  scene: Scene
  /** Concurrent requests of each race. */
  crowd: number
}

/** R3: what must happen exactly so often, tried at the same time on two nodes. One finding for each race. */
export async function raceOnNodes(options: RaceOptions): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const race of [
    raceForLikes,
    raceForVotes,
    raceForCode,
    raceWithNonce,
    raceForTicket,
    raceForAccounts,
  ]) {
    findings.push(await race(options))
  }
  return findings
}

/** Counts outcomes: of `tried` requests those beyond `allowed` had to be stopped. */
function judge(
  drill: string,
  {
    tried,
    passed,
    allowed,
    responses,
  }: { tried: number; passed: number; allowed: number; responses: RemoteResponse[] },
): Finding {
  const broken = responses.filter(({ status }) => status === 500).length
  return {
    ...newFinding(drill),
    counts: { tried: tried - allowed, stopped: tried - Math.max(passed, allowed), broken },
    failures: passed === allowed ? [] : [`${passed} of ${tried} passed, not ${allowed}`],
  }
}

async function callAll(
  { stage, scene }: RaceOptions,
  calls: Pick<RemoteCall, 'as' | 'method' | 'input' | 'address'>[],
): Promise<RemoteResponse[]> {
  return Promise.all(
    calls.map((call, index) =>
      callRetrying(stage.observer, { url: stage.urlOf(index), agent: scene.agent, ...call }),
    ),
  )
}

async function count(scene: Scene, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(scene.observer.app.db)).rows[0]?.count ?? 0
}

async function publish({ stage, scene }: RaceOptions, input: (id: string) => object): Promise<string> {
  const author = scene.people[0]
  if (author === undefined) throw new Error('there is no author')
  const { text, success } = await callRetrying(stage.observer, {
    url: stage.urlOf(0),
    as: author.browser,
    method: NewPublish.Publish,
    input: input(author.fileId),
  })
  if (!success) throw new Error(`nothing was published: ${text}`)
  return NewPublish.Publish.output.parse(JSON.parse(text).result).id
}

async function raceForLikes(options: RaceOptions): Promise<Finding> {
  const { scene, crowd } = options
  const targetId = await publish(options, (fileId) => ({ publishType: 1, pictures: [{ fileId }] }))
  const likes = scene.people.slice(1, 1 + crowd).flatMap(({ browser, address }) =>
    Array.from({ length: 2 }, () => ({
      as: browser,
      address,
      method: UserLike.Like,
      input: { targetType: 1, targetId, on: true },
    })),
  )
  const responses = await callAll(options, likes)
  const rows = await count(scene, sql`select count(*) from post_like where publish_id = ${targetId}`)
  const counted = await count(scene, sql`select like_count as count from publish where id = ${targetId}`)
  const finding = judge('R3 likes sent twice', {
    tried: likes.length,
    passed: counted,
    allowed: rows,
    responses,
  })
  const acknowledged = new Set(
    responses.flatMap(({ success }, index) => (success ? [Math.floor(index / 2)] : [])),
  )
  if (rows !== acknowledged.size) finding.failures.push(`${rows} likes of ${acknowledged.size} acknowledged`)
  return finding
}

async function raceForVotes(options: RaceOptions): Promise<Finding> {
  const { stage, scene, crowd } = options
  const id = await publish(options, () => voteOf(stage.observer))
  const { rows: choices } = await sql<{ id: string }>`
    select id from vote_option where publish_id = ${id} order by id`.execute(scene.observer.app.db)
  const votes = scene.people.slice(1, 1 + crowd).flatMap(({ browser, address }) =>
    choices.slice(0, 2).map((choice) => ({
      as: browser,
      address,
      method: NewPublish.ChooseVote,
      input: { publishId: id, optionIds: [choice.id] },
    })),
  )
  const responses = await callAll(options, votes)
  const voters = await count(
    scene,
    sql`select count(distinct member_id) from vote_choice where publish_id = ${id}`,
  )
  const chosen = await count(scene, sql`select count(*) from vote_choice where publish_id = ${id}`)
  return judge('R3 two votes of one member', {
    tried: votes.length,
    passed: chosen,
    allowed: voters,
    responses,
  })
}

async function raceForCode(options: RaceOptions): Promise<Finding> {
  const { stage, crowd } = options
  const phone = '13700000001'
  const asked = Array.from({ length: crowd }, () => ({
    as: null,
    address: newAddress(),
    method: SmsMessage.GetSmsCaptcha,
    input: { phone, captchaType: 2 },
  }))
  const responses = await callAll(options, asked)
  const passed = stage.sms.filter((sent) => sent.phone === phone).length
  return judge('R3 codes for one phone', { tried: crowd, passed, allowed: 1, responses })
}

async function raceWithNonce({ stage, scene, crowd }: RaceOptions): Promise<Finding> {
  const person = scene.people[0]
  const path = callPath(UserInfo.Get, stage.observer.app.env.PRODUCT_KEY)
  const headers = signedHeaders(stage.observer, person?.browser ?? null, 'POST', path, '{}')
  const responses = await Promise.all(
    Array.from({ length: crowd }, (_, index) =>
      sendRaw({
        url: stage.urlOf(index),
        path,
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      }),
    ),
  )
  const passed = responses.filter(({ text }) => text.includes('"success":true')).length
  const broken = responses.filter(({ status }) => status === 500).length
  const finding = judge('R3 one signed request again', { tried: crowd, passed, allowed: 1, responses: [] })
  return { ...finding, counts: { ...finding.counts, broken } }
}

async function raceForTicket(options: RaceOptions): Promise<Finding> {
  const { stage, scene } = options
  const { phone, browser } = await buildAccount(stage.observer)
  const verifyTicket = await earnTicket(stage.observer, null, { kind: 'sms', address: phone }, 3)
  const tried = 8
  const resets = Array.from({ length: tried }, (_, index) => ({
    as: null,
    address: newAddress(),
    method: UserInfo.ResetPassword,
    input: { phone, verifyTicket, newPassword: `雾散以后的第${index}班船`, requestId: randomUUID() },
  }))
  const responses = await callAll(options, resets)
  const hashes = await count(
    scene,
    sql`select count(*) from password_history where member_id = ${browser.userId}`,
  )
  return judge('R3 a ticket used again', { tried, passed: hashes - 1, allowed: 1, responses })
}

/** Five accounts a day may be made from one address. */
async function raceForAccounts(options: RaceOptions): Promise<Finding> {
  const { stage, scene } = options
  const address = newAddress()
  const tried = 10
  const names = Array.from({ length: tried }, () => randomUUID().slice(0, 13))
  const registrations = await Promise.all(
    names.map(async (nickName, index) => {
      const phone = `1360000${String(1000 + index)}`
      const verifyTicket = await earnTicket(stage.observer, null, { kind: 'sms', address: phone }, 1)
      const input = { phone, verifyTicket, password: '等雾散的那个早晨', nickName, agreementCheckBox: true }
      return { as: null, address, method: UserInfo.Register, input }
    }),
  )
  const responses = await callAll(options, registrations)
  const passed = await count(scene, sql`select count(*) from member where nick_name = any(${names})`)
  const finding = judge('R3 accounts from one address', { tried, passed, allowed: 5, responses })
  const unknown = responses.filter(
    ({ success, errorCode }) => !success && errorCode !== errorCatalogue.RegisterLimit.code,
  )
  if (unknown.length > 0) finding.slow.push(`${unknown.length} were refused for another reason`)
  return finding
}
