import { matchWords, type WordMatcher } from '@guangquan/rules/words/word-list'
import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import type { SettingCtx } from '../db/settings.ts'
import { compileStoredWords } from './compile-words.ts'

/** The bus message of the trigger on the table `word`. */
const announced = 'text.words'

/** How long a node may miss a change whose notification was lost. */
const recheckMs = 30_000

export type WordsCtx = SettingCtx

interface Kept {
  /** The matcher of the last list that was read; null before the first one. */
  matcher: WordMatcher | null
  /** Version of the list; null if it has to be read. */
  version: number | null
  checkedAt: number
  reading: Promise<void> | null
}

const perApp = new WeakMap<App, Kept>()

/**
 * The word list as compiled by this node: once per change, which the database announces over the bus. While it cannot
 * be read, the previous one stays in force.
 * @throws what the database throws, when no list has been read since the start
 */
export async function currentWords(ctx: WordsCtx): Promise<WordMatcher> {
  const stored = perApp.get(ctx.app) ?? open(ctx.app)
  const age = ctx.app.now().getTime() - stored.checkedAt
  if (stored.reading !== null || stored.version === null || age < 0 || age >= recheckMs) {
    // On the first caller's connection: if each caller waited for another one, all might wait.
    stored.reading ??= refresh(ctx, stored).finally(() => {
      stored.reading = null
    })
    await stored.reading
  }
  if (stored.matcher === null) throw new Error('the word list was not read')
  return stored.matcher
}

function open(app: App): Kept {
  const stored: Kept = { matcher: null, version: null, checkedAt: 0, reading: null }
  perApp.set(app, stored)
  app.bus.subscribe('config.changed', (changed) => {
    if (changed === announced) stored.version = null
  })
  return stored
}

async function refresh({ app, db }: WordsCtx, stored: Kept): Promise<void> {
  const known = stored.version
  // A change announced from here on resets the version, and the next call reads the list.
  stored.version = 0
  try {
    const version = await findVersion(db)
    if (version !== known) stored.matcher = matchWords(await compileStoredWords(await readWords(db)))
    if (stored.version !== null) stored.version = version
    stored.checkedAt = app.now().getTime()
  } catch (error) {
    stored.version = null
    if (stored.matcher === null) throw error
    app.log.error({ err: error }, 'the word list could not be read; the one before stays in force')
  }
}

async function findVersion(db: Queryable): Promise<number> {
  const { version } = await db.selectFrom('word_list').select('version').executeTakeFirstOrThrow()
  return version
}

// As a single text: 40,000 rows would block the event loop.
async function readWords(db: Queryable): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select jsonb_build_object(
      'block', coalesce(jsonb_agg(word) filter (where action = 'block'), '[]'),
      'review', coalesce(jsonb_agg(word) filter (where action = 'review'), '[]'),
      'replace', coalesce(jsonb_agg(jsonb_build_object('word', word, 'replacement', replacement))
        filter (where action = 'replace'), '[]'))::text as json
    from word`.execute(db)
  return rows[0]?.json ?? '{}'
}
