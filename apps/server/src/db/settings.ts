import { issueSentence } from '@guangquan/contract'
import type * as z from 'zod'
import type { App } from '../context.ts'
import type { Env } from '../env.ts'
import type { Queryable } from './client.ts'
import { preparedQuery } from './prepared-query.ts'

export interface SettingCtx {
  app: App
  db: Queryable
}

/** A setting of `sys_config`, which operators may change without a release. */
export interface Setting<T> {
  key: string
  /** Its value now. Read at each use, so that a change applies on every node at once. */
  read: (ctx: SettingCtx) => Promise<T>
}

/** A declared setting, for pages and checks. */
export interface DeclaredSetting {
  key: string
  /** Faults of a stored value; empty for a readable one. */
  issuesOf: (value: unknown) => string[]
  /** The default. */
  unset: (env: Env) => unknown
  /** Checks what staff want to store. @returns the value as stored, or sentences by field */
  accept: (value: unknown) => { value: unknown } | { fields: Record<string, string> }
  /** Describes for operators the value in force on a node that starts with an unreadable one. */
  atStart: string
  /** Reads it on this node. @returns whether the stored value is unreadable */
  isUnreadable: (ctx: SettingCtx) => Promise<boolean>
}

const declared = new Map<string, DeclaredSetting>()

/** All settings of the program; each declares itself. */
export const declaredSettings = (): DeclaredSetting[] => [...declared.values()]

function declareSetting(setting: DeclaredSetting): void {
  if (declared.has(setting.key)) throw new Error(`two settings are called ${setting.key}`)
  declared.set(setting.key, setting)
}

interface State<T> {
  /** The last readable value; null if there was none since the start. */
  good: { value: T } | null
  /** Faults of the stored value. */
  issues: string
  /** How many reads have begun, and to which of them this state belongs. */
  begun: number
  of: number
}

/**
 * Declares a setting. An unreadable value is logged as an error, and the last readable one stays in force on this node.
 * @param schema of the stored value
 * @param edited of what staff store, if that is less; default `schema`
 * @param unset the default
 * @param unreadable the safe value, on a node that starts while the stored one is unreadable
 */
export function setting<S extends z.ZodType, U>(
  key: string,
  options: {
    schema: S
    edited?: z.ZodType<z.output<S>>
    unset: (env: Env) => z.output<S>
    unreadable: U
  },
): Setting<z.output<S> | U> {
  const { schema, edited = schema, unset, unreadable } = options
  const perApp = new WeakMap<App, State<z.output<S>>>()
  const stateOf = (app: App) => {
    const state = perApp.get(app) ?? { good: null, issues: '', begun: 0, of: 0 }
    perApp.set(app, state)
    return state
  }

  async function read({ app, db }: SettingCtx): Promise<z.output<S> | U> {
    const state = stateOf(app)
    const turn = ++state.begun
    const [row] = await storedValue(db, { key })
    // A slower read that began earlier may have an older value.
    if (turn < state.of) return state.good === null ? unreadable : state.good.value
    state.of = turn
    if (row === undefined) {
      Object.assign(state, { good: { value: unset(app.env) }, issues: '' })
      return unset(app.env)
    }
    const parsed = schema.safeParse(row.value)
    if (parsed.success) {
      Object.assign(state, { good: { value: parsed.data }, issues: '' })
      return parsed.data
    }
    const issues = issuesIn(parsed.error).join('; ')
    if (issues !== state.issues) app.log.error({ key, issues }, unreadableMessage)
    state.issues = issues
    return state.good === null ? unreadable : state.good.value
  }

  declareSetting({
    key,
    issuesOf: (value) => {
      const parsed = schema.safeParse(value)
      return parsed.success ? [] : issuesIn(parsed.error)
    },
    unset,
    accept: (value) => {
      const parsed = edited.safeParse(value, { error: issueSentence })
      if (parsed.success) return { value: parsed.data }
      return {
        fields: Object.fromEntries(
          parsed.error.issues.map(({ path, message }) => [['value', ...path].join('.'), message]),
        ),
      }
    },
    atStart: JSON.stringify(unreadable),
    isUnreadable: async (ctx) => {
      await read(ctx)
      return stateOf(ctx.app).issues !== ''
    },
  })
  return { key, read }
}

const storedValue = preparedQuery<{ key: string }, { value: unknown }>('settings.value', (db, param) =>
  db.selectFrom('sys_config').select('value').where('key', '=', param('key')),
)

const unreadableMessage = 'a setting cannot be read; the value before stays in force'

/** The first faults of a value, with their paths. */
function issuesIn({ issues }: z.ZodError): string[] {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
}

interface StoredSetting {
  key: string
  /** Null if it is unset. */
  stored: { value: unknown; version: number; updatedBy: string; updatedAt: Date } | null
  /** Null for a row without a setting in this program. */
  declared: DeclaredSetting | null
  issues: string[]
}

/** All settings and all stored rows, in the order of their keys. */
export async function inspectSettings(db: Queryable): Promise<StoredSetting[]> {
  const rows = await db.selectFrom('sys_config').selectAll().execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return [...new Set([...declared.keys(), ...byKey.keys()])].toSorted().map((key) => {
    const known = declared.get(key) ?? null
    const row = byKey.get(key)
    return {
      key,
      declared: known,
      stored:
        row === undefined
          ? null
          : {
              value: row.value,
              version: row.version,
              updatedBy: row.updated_by,
              updatedAt: row.updated_at,
            },
      issues: row === undefined || known === null ? [] : known.issuesOf(row.value),
    }
  })
}
