import { matchWords, type WordMatcher } from '@guangquan/rules/word-list'
import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import { declareSetting, issuesIn, unreadableMessage, type SettingCtx } from '../db/settings.ts'
import { compileStoredWords } from './compile-words.ts'
import { WordListSetting } from './read-word-list.ts'

const key = 'text.words'

/** How long a node may miss a change whose notification was lost. */
const recheckMs = 30_000

export type WordsCtx = SettingCtx

interface Kept {
  /** Of the last readable list; null before there was one. */
  matcher: WordMatcher | null
  /** Version of the row; null when it has to be read. */
  version: string | null
  checkedAt: number
  reading: Promise<void> | null
  /** What is wrong with the stored list; empty for nothing. */
  issues: string
}

const perApp = new WeakMap<App, Kept>()

/**
 * The word list (`text.words` of sys_config) as compiled by this node: once per change, which the database announces
 * over the bus. A list of the wrong shape is logged, and the previous one stays in force.
 * @returns null when no list has been readable since the start
 */
export async function currentWords(ctx: WordsCtx): Promise<WordMatcher | null> {
  const stored = perApp.get(ctx.app) ?? open(ctx.app)
  const age = ctx.app.now().getTime() - stored.checkedAt
  if (stored.reading !== null || stored.version === null || age < 0 || age >= recheckMs) {
    // On the first caller's connection: everybody who has one might wait for a further one.
    stored.reading ??= refresh(ctx, stored).finally(() => {
      stored.reading = null
    })
    await stored.reading
  }
  return stored.matcher
}

function open(app: App): Kept {
  const stored: Kept = { matcher: null, version: null, checkedAt: 0, reading: null, issues: '' }
  perApp.set(app, stored)
  app.bus.subscribe('config.changed', (changed) => {
    if (changed === key) stored.version = null
  })
  return stored
}

async function refresh({ app, db }: WordsCtx, stored: Kept): Promise<void> {
  const known = stored.version
  // A change announced from here on resets the version, and the next call reads it.
  stored.version = ''
  try {
    const version = await findVersion(db)
    if (version !== known) await read({ app, db }, stored)
    if (stored.version !== null) stored.version = version
    stored.checkedAt = app.now().getTime()
  } catch (error) {
    stored.version = null
    if (stored.matcher === null) throw error
    app.log.error({ err: error }, 'the word list could not be read; the one before stays in force')
  }
}

/** The transaction that wrote the row: cheaper to read than the list itself. */
async function findVersion(db: Queryable): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text as version from sys_config where key = ${key}`.execute(db)
  return rows[0]?.version ?? 'none'
}

async function read({ app, db }: WordsCtx, stored: Kept): Promise<void> {
  const { rows } = await sql<{ json: string }>`
    select value::text as json from sys_config where key = ${key}`.execute(db)
  const list = await compileStoredWords(rows[0]?.json ?? '{}')
  const issues = 'issues' in list ? list.issues : ''
  if ('automaton' in list) stored.matcher = matchWords(list.automaton)
  else if (issues !== stored.issues) app.log.error({ key, issues }, unreadableMessage)
  stored.issues = issues
}

declareSetting({
  key,
  issuesOf: (value) => {
    const parsed = WordListSetting.safeParse(value)
    return parsed.success ? [] : issuesIn(parsed.error)
  },
  atStart: 'everything is reviewed',
  isUnreadable: async (ctx) => {
    await currentWords(ctx)
    return perApp.get(ctx.app)?.issues !== ''
  },
})
