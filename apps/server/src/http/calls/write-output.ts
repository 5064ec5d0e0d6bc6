import type { Method } from '@guangquan/contract'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { extensionOf, isImmutable } from '../pages/immutable.ts'

/** A value as JSON text; undefined when it does not match the schema. */
type Write = (value: unknown) => string | undefined

const writers = { cutting: new WeakMap<Method, Write>(), refusing: new WeakMap<Method, Write>() }

/**
 * Result → JSON of exactly the fields in the output schema: an undeclared one (such as a password hash) is never sent.
 * Outside production it throws instead, so that tests notice.
 * @throws for a result of the wrong shape
 */
export function writeOutput(app: App, method: Method, response: unknown): string {
  const known = app.env.isProduction ? writers.cutting : writers.refusing
  const write = known.get(method) ?? makeWriter(method.output, !app.env.isProduction)
  known.set(method, write)
  const address = `${method.service}/${method.name}`
  try {
    const text = write(response)
    if (text !== undefined) return text
  } catch (error) {
    if (error instanceof UndeclaredField)
      throw new Error(`${address} returned an undeclared field ${error.message}`, { cause: error })
    throw error
  }
  const reason = method.output.safeParse(response).error?.message ?? 'no JSON'
  throw new Error(`${address} returned a result outside its schema: ${reason}`)
}

class UndeclaredField extends Error {}

/**
 * Compiles a function that checks a value by a schema and writes its JSON in one pass. Other types than lists, objects
 * and plain values are left to zod.
 * @param refuses throw for an undeclared field instead of leaving it out
 */
export function makeWriter(schema: unknown, refuses: boolean): Write {
  if (!(schema instanceof z.ZodType)) throw new Error('an output schema with a part that is no schema')
  if (schema instanceof z.ZodArray) return once(listWriter(schema, refuses))
  if (hasChecks(schema)) return checkedWriter(schema)
  if (schema instanceof z.ZodObject && schema.def.catchall === undefined) {
    return once(objectWriter(schema, refuses))
  }
  if (schema instanceof z.ZodNullable) {
    const write = makeWriter(schema.unwrap(), refuses)
    return (value) => (value === null ? 'null' : write(value))
  }
  if (schema instanceof z.ZodOptional) return makeWriter(schema.unwrap(), refuses)
  if (schema instanceof z.ZodUnion) return unionWriter(schema, refuses)
  return plainWriter(schema)
}

// The same object is often sent to thousands of callers.
function once(write: Write): Write {
  const written = new WeakMap<object, string>()
  return (value) => {
    if (typeof value !== 'object' || value === null || !isImmutable(value)) return write(value)
    const known = written.get(value)
    if (known !== undefined) return known
    const text = write(value)
    if (text === undefined) return undefined
    const whole = inOnePiece(text)
    written.set(value, whole)
    return whole
  }
}

// V8 keeps a concatenated string as a tree of its parts and flattens it in every response that contains it; converting
// it through bytes flattens it once.
function inOnePiece(text: string): string {
  return Buffer.from(text).toString()
}

interface Field {
  key: string
  head: string
  write: Write
  absent: string | undefined
}

function objectWriter(schema: z.ZodObject, refuses: boolean): Write {
  const fields = Object.entries<z.ZodType>(schema.shape).map(([key, field]): Field => ({
    key,
    head: `${JSON.stringify(key)}:`,
    write: mayBeLeftOut(field) ? leavingNullOut(makeWriter(field, refuses)) : makeWriter(field, refuses),
    absent: absentText(field),
  }))
  const declared = new Set(fields.map((field) => field.key))
  const writeFields = (value: Record<string, unknown>, only: readonly Field[]) => {
    const text = fieldTexts(value, only)
    // A variant of a union that does not match must not refuse anything.
    if (text !== undefined && refuses) refuseUndeclared(value, declared)
    return text
  }
  const bases = new WeakMap<object, { text: string; rest: Field[] }>()
  const writeBase = (base: object) => {
    const known = bases.get(base)
    if (known !== undefined || !isRecord(base)) return known
    const text = writeFields(
      base,
      fields.filter(({ key }) => key in base),
    )
    if (text === undefined) return undefined
    const written = { text: inOnePiece(text), rest: fields.filter(({ key }) => !(key in base)) }
    bases.set(base, written)
    return written
  }
  return (value) => {
    if (!isRecord(value)) return undefined
    const extension = extensionOf(value)
    const base = extension === undefined ? undefined : writeBase(extension.base)
    if (extension === undefined || base === undefined || !isRecord(extension.more)) {
      const text = writeFields(value, fields)
      return text === undefined ? undefined : `{${text}}`
    }
    const text = writeFields(extension.more, base.rest)
    return text === undefined
      ? undefined
      : `{${base.text}${base.text === '' || text === '' ? '' : ','}${text}}`
  }
}

function fieldTexts(value: Record<string, unknown>, fields: readonly Field[]): string | undefined {
  let text = ''
  for (const { key, head, write, absent } of fields) {
    const given = value[key]
    const written = given === undefined ? absent : write(given)
    if (written === undefined) return undefined
    if (written !== '') text += text === '' ? head + written : `,${head}${written}`
  }
  return text
}

const mayBeLeftOut = (field: z.ZodType): boolean =>
  field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodNullable

// In a list of a dozen cards the names of what is null are a fifth of the response.
function leavingNullOut(write: Write): Write {
  return (value) => (value === null ? '' : write(value))
}

/** Text for a missing field: nothing (''), its default, or undefined where it is required. */
function absentText(field: z.ZodType): string | undefined {
  const parsed = field.safeParse(undefined)
  if (!parsed.success) return undefined
  return parsed.data === undefined ? '' : JSON.stringify(parsed.data)
}

function refuseUndeclared(value: Record<string, unknown>, declared: ReadonlySet<string>): void {
  for (const key in value) {
    if (!declared.has(key) && value[key] !== undefined) throw new UndeclaredField(`.${key}`)
  }
}

function listWriter(schema: z.ZodArray, refuses: boolean): Write {
  const write = makeWriter(schema.element, refuses)
  const least = limitOf(schema, 'minimum') ?? 0
  const max = limitOf(schema, 'maximum') ?? Infinity
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > max) return undefined
    let text = ''
    for (const item of value) {
      const written = write(item)
      if (written === undefined) return undefined
      text += text === '' ? written : `,${written}`
    }
    return `[${text}]`
  }
}

function unionWriter(schema: z.ZodUnion, refuses: boolean): Write {
  const options = schema.options.map((option) => makeWriter(option, refuses))
  return (value) => {
    for (const write of options) {
      const written = write(value)
      if (written !== undefined) return written
    }
    return undefined
  }
}

function limitOf(schema: z.ZodArray, name: 'minimum' | 'maximum'): number | undefined {
  for (const { _zod: check } of schema.def.checks ?? []) {
    const limit: unknown = Reflect.get(check.def, name)
    if (typeof limit === 'number') return limit
  }
  return undefined
}

// The types of nearly all responses, without the overhead of zod.
function plainWriter(schema: z.ZodType): Write {
  if (schema instanceof z.ZodString) return (value) => (typeof value === 'string' ? quote(value) : undefined)
  if (schema instanceof z.ZodUUID) return matchingWriter(schema.def.pattern ?? /^/)
  if (schema instanceof z.ZodBoolean) {
    return (value) => (value === true ? 'true' : value === false ? 'false' : undefined)
  }
  if (schema instanceof z.ZodNumber) {
    const fits = schema.format === null ? Number.isFinite : Number.isSafeInteger
    return (value) => (fits(value) ? String(value) : undefined)
  }
  if (schema instanceof z.ZodLiteral) {
    const texts = new Map<unknown, string>([...schema.values].map((value) => [value, JSON.stringify(value)]))
    return (value) => texts.get(value)
  }
  return parsedWriter(schema)
}

function matchingWriter(pattern: RegExp): Write {
  return (value) => (typeof value === 'string' && pattern.test(value) ? quote(value) : undefined)
}

// JSON.stringify costs as much for a word as for a page: text that needs no escape skips it.
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/

function quote(text: string): string {
  return text.length < 200 && !escaped.test(text) ? `"${text}"` : JSON.stringify(text)
}

// A text with a single pattern (such as an instant) is in every row.
function checkedWriter(schema: z.ZodType): Write {
  const patterns = (schema.def.checks ?? []).map(({ _zod: check }): unknown =>
    Reflect.get(check.def, 'pattern'),
  )
  const [pattern] = patterns
  const isOne = patterns.length === 1 && pattern instanceof RegExp && !pattern.global
  return isOne && schema instanceof z.ZodString ? matchingWriter(pattern) : parsedWriter(schema)
}

function parsedWriter(schema: z.ZodType): Write {
  return (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? JSON.stringify(parsed.data) : undefined
  }
}

function hasChecks(schema: z.ZodType): boolean {
  return (schema.def.checks ?? []).length > 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
