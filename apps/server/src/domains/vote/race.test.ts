import { NewPublish, errorCatalogue } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { CallRefused, type Browser } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { buildVote } from '../../testing/votes.ts'
import { voteCounters } from './vote.counters.ts'

let node: TestApp
let nodes: TestNode[]
let author: Browser
const crowd: Browser[] = []
const crowdSize = 10

beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
  author = await buildMember(node)
  for (let index = 0; index < crowdSize; index++) crowd.push(await buildMember(node))
})
afterAll(() => node.close())

/** Chooses; a choice already made is no counter error. */
async function choose(at: TestNode, as: Browser, publishId: string, optionIds: string[]): Promise<void> {
  try {
    await callUntilFree(at, as, NewPublish.ChooseVote, { publishId, optionIds })
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== errorCatalogue.VoteFixed.code) throw error
  }
}

/** Everybody votes several times from two browsers on two nodes, each time for something else. */
async function storm(vote: { id: string; options: string[] }, max: number): Promise<void> {
  const calls: Promise<void>[] = []
  for (const [index, person] of crowd.entries()) {
    const again = await signIn(node, person.userId)
    for (const [place, at] of nodes.entries()) {
      for (const [turn, browser] of [person, again].entries()) {
        const first = (index + place + turn) % vote.options.length
        const chosen = [...vote.options, ...vote.options].slice(first, first + 1 + ((index + turn) % max))
        calls.push(choose(at, browser, vote.id, chosen))
      }
    }
  }
  await Promise.all(calls)
}

async function prove() {
  const ctx = { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  return proveCounters(ctx, voteCounters)
}

async function votersOf(id: string): Promise<{ counted: number; real: number; maxEach: number }> {
  const vote = await node.app.db
    .selectFrom('vote')
    .where('publish_id', '=', id)
    .select('voter_count')
    .executeTakeFirstOrThrow()
  const rows = await node.app.db
    .selectFrom('vote_choice')
    .where('publish_id', '=', id)
    .select('member_id')
    .execute()
  const each = Map.groupBy(rows, (row) => row.member_id)
  return {
    counted: vote.voter_count,
    real: each.size,
    maxEach: Math.max(...[...each.values()].map((own) => own.length)),
  }
}

test('forty votes by ten people on two nodes are ten, with correct counts per option', async () => {
  const vote = await buildVote(node, author, { max: 2 })
  await storm(vote, 2)
  const { counted, real, maxEach } = await votersOf(vote.id)
  expect([counted, real]).toEqual([crowdSize, crowdSize])
  expect(maxEach).toBeLessThanOrEqual(2)
  expect(await prove()).toEqual([])
})

test('where changes are not allowed the first of four votes stays', async () => {
  const vote = await buildVote(node, author, { canChange: false })
  await storm(vote, 1)
  expect(await votersOf(vote.id)).toEqual({ counted: crowdSize, real: crowdSize, maxEach: 1 })
  expect(await prove()).toEqual([])
})

test('a wrong counter is found and repaired', async () => {
  const { id, options } = await buildVote(node, author)
  await node.app.db.updateTable('vote').set({ voter_count: 5 }).where('publish_id', '=', id).execute()
  const [first = ''] = options
  await node.app.db.updateTable('vote_option').set({ vote_count: 3 }).where('id', '=', first).execute()
  expect((await prove()).map((drift) => drift.deltas)).toEqual([{ voter_count: -5 }, { vote_count: -3 }])
  expect(await prove()).toEqual([])
})
