import { judgeStates, roundKinds } from '@guangquan/contract'
import type { App } from '../../../context.ts'
import { encryptField } from '../../../crypto/field-cipher.ts'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'
import { demoCriteria, demoJudges } from './demo-contests.ts'
import type { PlacedContest, PlacedEntry } from './placed-contest.ts'

const hourMs = 3600_000
const dayMs = 24 * hourMs
const quorum = 3
const highest = 20

interface DemoJudge {
  staffId: string
  title: string
}

/** Accounts of the judges. They are closed and have no password, so nobody can sign in to them. */
export async function addJudges({ env }: App, tx: Tx, now: Date): Promise<DemoJudge[]> {
  const random = makeRandom('judges')
  const at = new Date(now.getTime() - 120 * dayMs)
  const accounts = demoJudges.map((judge) => ({ ...judge, id: demoId(random, at) }))
  await insertRows(
    tx,
    'staff_account',
    accounts.map(({ id, name, displayName }) => ({
      id,
      name,
      display_name: displayName,
      password_hash: '-',
      totp_cipher: encryptField(env, 'staff-totp', id, 'none'),
      roles: ['judge'],
      closed_at: at,
      created_at: at,
    })),
  )
  return accounts.map(({ id, title }) => ({ staffId: id, title }))
}

interface Judging {
  placed: PlacedContest
  entries: readonly PlacedEntry[]
  judges: readonly DemoJudge[]
  random: Random
}

/** A round of marks: each judge with a scale of their own. Where the jury is not done, two have begun. */
export async function addMarks(tx: Tx, { placed, entries, judges, random }: Judging): Promise<void> {
  const { id, one, groupIds, at } = placed
  const roundId = demoId(random, at(one.firstAuditEnd))
  const seated = judges.map((judge) => ({ ...judge, id: demoId(random, at(-5)) }))
  await insertRows(
    tx,
    'contest_judge',
    seated.map(({ id: judgeId, staffId, title }) => ({
      id: judgeId,
      contest_id: id,
      staff_id: staffId,
      title,
      state: judgeStates.accepted,
      seed: random.between(1, 1_000_000),
      invited_at: at(-5),
      answered_at: at(-4),
    })),
  )
  await insertRows(
    tx,
    'contest_judge_group',
    seated.flatMap((judge) => groupIds.map((groupId) => ({ judge_id: judge.id, group_id: groupId }))),
  )
  await insertRows(tx, 'contest_round', [
    {
      id: roundId,
      contest_id: id,
      number: 1,
      kind: roundKinds.marks,
      quorum,
      closes_at: at(one.judgeEnd),
      opened_at: at(one.firstAuditEnd),
    },
  ])
  await insertRows(
    tx,
    'contest_round_entry',
    entries.map((entry) => ({ round_id: roundId, entry_id: entry.id })),
  )
  const quality = new Map(entries.map((entry) => [entry.id, random.between(9, 17)]))
  const isAtWork = (index: number) => one.isJudged || index < 2
  await insertRows(
    tx,
    'contest_mark',
    seated
      .filter((_, index) => isAtWork(index))
      .flatMap((judge, index) => {
        const bias = random.between(-2, 2)
        const done = one.isJudged ? entries : entries.slice(0, 4 + index * 3)
        return done.map((entry, place) => ({
          id: demoId(random, at(one.firstAuditEnd)),
          round_id: roundId,
          entry_id: entry.id,
          judge_id: judge.id,
          turn: 1,
          halves: demoCriteria.map(() => markNear((quality.get(entry.id) ?? 12) + bias, random)),
          comment: place % 6 === index % 6 ? words[(place + index) % words.length] : '',
          shown_ms: random.between(6_000, 90_000),
          created_at: new Date(at(one.firstAuditEnd).getTime() + (index * 5 + place) * hourMs),
        }))
      }),
  )
}

const words = [
  '留白用得克制，视线自然停在该停的地方。',
  '光线抓得准，左下角可以再干净一点。',
  '题目切得巧，后期稍稍过了。',
  '站得住，耐看。',
] as const

function markNear(half: number, random: Random): number {
  return Math.max(0, Math.min(highest, Math.round(half + random.normal() * 1.5)))
}
