import { readdir, readFile } from 'node:fs/promises'
import { expRuleNames, taskKeys, taskRule, UserLevel } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { medalMeasures } from './domains/achievement/index.ts'
import { earningSources, rulesOf } from './domains/growth/index.ts'
import { subscriptions } from './program.ts'
import { callAs } from './testing/call-as.ts'
import { buildMember } from './testing/people.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

// Every row of a rule, a medal, a frame or a task has a source that can trigger it.

let node: TestApp
let program = ''
beforeAll(async () => {
  node = await openTestApp()
  const folder = new URL('./', import.meta.url)
  const names = await readdir(folder, { recursive: true })
  const isProgram = (name: string) =>
    name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:testing|demo)\/|\.gen\.ts$/.test(name)
  const texts = await Promise.all(
    names.filter(isProgram).map((name) => readFile(new URL(name, folder), 'utf8')),
  )
  program = texts.join('\n')
})
afterAll(() => node.close())

/** Whether any part of the program writes this event, perhaps with a statement of its own. */
function isEmitted(event: string): boolean {
  const name = `'${event.replaceAll('.', '\\.')}'`
  return new RegExp(`(?:emit|eventRow)\\(\\s*(?:[\\w.]+,\\s*)?${name}|select event_id, ${name}`).test(program)
}

/** Events that subscribers of each kind listen to. */
const heardBy = (prefix: string) =>
  subscriptions.filter(({ name }) => name.startsWith(prefix)).map(({ event }) => event)

/** Rules that are counted without an event of their own: visits, and what is taken back. */
const countedOtherwise = ['visit', 'run7', 'run30', 'breach']

test('every measure of a medal or frame is provided, by events that happen and concern somebody', async () => {
  const { db } = node.app
  const measures = new Map(medalMeasures.get().map((one) => [one.name, one]))
  const medals = await db.selectFrom('medal').select(['id', 'measure']).execute()
  const frames = await db.selectFrom('profile_frame').select(['id', 'measure']).execute()
  const used = [...medals, ...frames].flatMap(({ id, measure }) => (measure === null ? [] : { id, measure }))
  expect(used.length).toBeGreaterThan(40)
  expect(used.filter(({ measure }) => !measures.has(measure))).toEqual([])
  const events = [...new Set([...measures.values()].flatMap((one) => one.events))]
  const heard = heardBy('achievement.grant:')
  expect(events.filter((event) => !heard.includes(event))).toEqual([])
  expect(events.filter((event) => !isEmitted(event))).toEqual([])
})

test('every rule of experience is earned by one source, or counted without an event', async () => {
  const rows = await node.app.db.selectFrom('growth_rule').select('rule').distinct().execute()
  const acts = rows.map(({ rule }) => rule).filter((rule) => !rule.startsWith('task.'))
  const sources = earningSources.get()
  const earned = sources.flatMap(rulesOf)
  expect(acts.length).toBeGreaterThan(20)
  // Each has its source exactly once, or growth counts it directly.
  expect([...earned, ...countedOtherwise].toSorted()).toEqual(acts.toSorted())
  const categories = await node.app.db.selectFrom('product_category').select('reward_rule').execute()
  expect(categories.filter(({ reward_rule: rule }) => !earned.some((one) => one === rule))).toEqual([])
  expect(new Set(heardBy('growth.count:'))).toEqual(new Set(sources.map(({ event }) => event)))
  const settling = sources.flatMap(({ settled }) => settled?.event ?? [])
  const heard = subscriptions
    .filter(({ name }) => /^growth\.settle[A-Z]/.test(name))
    .map(({ event }) => event)
  expect(new Set(heard)).toEqual(new Set(settling))
  expect(settling.filter((event) => !isEmitted(event))).toEqual([])
  expect(heardBy('growth.count:').filter((event) => !isEmitted(event))).toEqual([])
  expect(acts.filter((rule) => !Object.hasOwn(expRuleNames, rule))).toEqual([])
})

test('every task is worth something and is counted', async () => {
  const rows = await node.app.db.selectFrom('growth_rule').select('rule').distinct().execute()
  const worth = rows.map(({ rule }) => rule).filter((rule) => rule.startsWith('task.'))
  expect(worth.toSorted()).toEqual(taskKeys.map((key) => taskRule(key)).toSorted())
  const { tasks } = await callAs(node, await buildMember(node), UserLevel.GetTasks, {})
  const shown = tasks.map(({ key }) => key)
  // Nobody can bind WeChat where it is not set up.
  expect(taskKeys.filter((key) => key !== 'wechat' && !shown.includes(key))).toEqual([])
  expect(tasks.every(({ progress, goal }) => Number.isInteger(progress) && goal > 0)).toBe(true)
})
