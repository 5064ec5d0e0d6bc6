import { randomUUID } from 'node:crypto'
import { NewPublish, UserInfo } from '@guangquan/contract'
import { sql } from 'kysely'
import { earnTicket } from '../testing/accounts.ts'
import { newFinding, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import { buildPeople, newAddress, type Person } from './people.ts'
import { callRetrying, type RemoteCall } from './remote-call.ts'
import { startProcess } from './running-node.ts'
import type { Stage } from './stage.ts'

export interface ClockOptions {
  stage: Stage
  scene: Scene
  /** Instants near which a further node is run, as a leap day. */
  nights: string[]
}

/** R12: clocks of callers and nodes that are wrong. */
export async function skewClocks(options: ClockOptions): Promise<Finding[]> {
  const findings = [await skewCallers(options), await skewNode(options)]
  for (const night of options.nights) findings.push(await passMidnight(options, night))
  return findings
}

/** A signature is valid for 300 s before and after. */
async function skewCallers({ stage, scene }: ClockOptions): Promise<Finding> {
  const finding = newFinding('R12 callers ahead or behind')
  // Signing and verifying take time, and timestamps are in whole seconds: ten seconds are enough for both.
  const offsets = [-310, -290, 290, 310, -3600, 86_400]
  const { app } = stage.observer
  let stopped = 0
  for (const [index, offset] of offsets.entries()) {
    const keys = { app: { ...app, now: () => new Date(Date.now() + offset * 1000) } }
    const as = scene.people[index]?.browser ?? null
    const response = await callRetrying(keys, {
      url: stage.urlOf(index),
      as,
      method: UserInfo.Get,
      input: {},
    })
    const isAccepted = Math.abs(offset) < 300
    if (response.success === isAccepted && response.status !== 500) stopped += isAccepted ? 0 : 1
    else finding.failures.push(`${offset} s: ${response.text.slice(0, 200)}`)
  }
  finding.counts = { tried: 4, stopped }
  return finding
}

/** A node a minute ahead: a write repeated on it acts once, and so does a registration whose response was lost. */
async function skewNode({ stage, scene }: ClockOptions): Promise<Finding> {
  const finding = newFinding('R12 a node 60 s ahead')
  const ahead = await startSkewed(stage, 60_000)
  const urls = [ahead.url, stage.urlOf(0), ahead.url, stage.urlOf(1)]
  const requestIds: string[] = []
  let acknowledged = 0
  const send = async (call: Pick<RemoteCall, 'as' | 'method' | 'input' | 'address'>): Promise<void> => {
    const results = []
    // At once, then again.
    results.push(...(await Promise.all(urls.map((url) => callRetrying(stage.observer, { url, ...call })))))
    for (const url of urls) results.push(await callRetrying(stage.observer, { url, ...call }))
    const good = results.filter(({ success }) => success)
    acknowledged += good.length > 0 ? 1 : 0
    const responses = new Set(good.map(({ result }) => JSON.stringify(result)))
    if (responses.size !== 1 || !results.slice(4).every(({ success }) => success))
      finding.failures.push(`responses: ${results.map(({ text }) => text.slice(0, 120)).join(' | ')}`)
  }
  for (const person of scene.people.slice(0, 5)) {
    const requestId = randomUUID()
    requestIds.push(requestId)
    await send(draftOf(person, requestId))
  }
  const phone = '13500000001'
  const nickName = randomUUID().slice(0, 13)
  const verifyTicket = await earnTicket(stage.observer, null, { kind: 'sms', address: phone }, 1)
  const registration = {
    phone,
    verifyTicket,
    password: '等雾散的那个早晨',
    nickName,
    agreementCheckBox: true,
  }
  await send({
    as: null,
    address: newAddress(),
    method: UserInfo.Register,
    input: { ...registration, requestId: randomUUID() },
  })
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from draft where content->>'text' = any(${requestIds}))
    + (select count(*) from member where nick_name = ${nickName}) as count`.execute(stage.observer.app.db)
  const acts = rows[0]?.count ?? 0
  finding.counts = {
    acknowledged,
    lost: Math.max(0, acknowledged - acts),
    doubled: Math.max(0, acts - acknowledged),
  }
  ahead.signal('SIGTERM')
  const { code } = await ahead.exited
  if (code !== 0) finding.failures.push(`it ended with ${code}`)
  return finding
}

function draftOf({ browser, address }: Person, requestId: string) {
  const input = { publishType: 1, text: requestId, requestId }
  return { as: browser, address, method: NewPublish.SaveDraft, input }
}

/** A node that lives through the end of a leap day or of a year works as on any other day. */
async function passMidnight({ stage }: ClockOptions, night: string): Promise<Finding> {
  const finding = newFinding(`R12 a node at ${night}`)
  // It starts in a few seconds, and midnight comes while it runs.
  const offset = new Date(night).getTime() - Date.now() - 4000
  const node = await startSkewed(stage, offset)
  const keys = { app: { ...stage.observer.app, now: () => new Date(Date.now() + offset) } }
  const people = await buildPeople(keys, 4)
  let tried = 0
  let broken = 0
  let succeeded = 0
  const begin = performance.now()
  while (tried < 40 || performance.now() - begin < 3000) {
    const as = people[tried % people.length]?.browser ?? null
    const method = tried % 2 === 0 ? NewPublish.SaveDraft : UserInfo.Get
    const input = tried % 2 === 0 ? { publishType: 1, text: night } : {}
    const response = await callRetrying(keys, { url: node.url, as, method, input })
    if (response.status === 500 || response.status === 0) broken += 1
    if (response.success) succeeded += 1
    tried += 1
  }
  node.signal('SIGTERM')
  const { code } = await node.exited
  if (code !== 0) finding.failures.push(`it ended with ${code}`)
  finding.counts = { broken }
  if (succeeded < tried) finding.failures.push(`${tried - succeeded} of ${tried} calls failed`)
  finding.note = `${tried} calls`
  return finding
}

function startSkewed({ settings }: Stage, ms: number) {
  const clock = new URL(`skew-clock.ts?ms=${ms}`, import.meta.url)
  // It takes no jobs: jobs of a wrong day are not the subject of this drill.
  return startProcess({ ...settings, WORKER: 'false' }, [clock.href])
}
