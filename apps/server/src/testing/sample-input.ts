import * as z from 'zod'
import type { Method } from '@guangquan/contract'

const Schema = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(Schema).optional()
  },
  get oneOf() {
    return z.array(Schema).optional()
  },
  get properties() {
    return z.record(z.string(), Schema).optional()
  },
  get items() {
    return Schema.optional()
  },
  format: z.string().optional(),
  minimum: z.number().optional(),
})
type Schema = z.output<typeof Schema>

/** Values that a pattern or a rule behind the schema requires in a field of this name. */
const knownTexts: Record<string, string> = {
  phone: '13800138000',
  code: '123456',
  nickName: '影友甲乙',
  password: 'a long enough one',
  inviteUserCode: '',
  sha256: 'ab'.repeat(32),
  fileName: 'a.jpg',
  tags: '日出',
  cursor: 'W10',
  verifyTicket: 'ticket',
  puzzle: 'a:b',
  fromDay: '2026-11-01',
  toDay: '2026-11-07',
  link: '/post/photo',
}

/** The schema of a method's body as JSON Schema. */
function inputSchema(method: Method): Schema {
  return Schema.parse(z.toJSONSchema(method.input, { io: 'input', unrepresentable: 'any' }))
}

/** The possible shapes of a method's body: one, unless it is a discriminated union. */
export function inputShapes(method: Method): Schema[] {
  const schema = inputSchema(method)
  return schema.oneOf ?? [schema]
}

/** Bodies with every field filled as the schema requires: one for each shape. */
export function sampleInputs(method: Method): Record<string, unknown>[] {
  return inputShapes(method).map((shape) => z.record(z.string(), z.unknown()).parse(sample(shape, '')))
}

/** The first of `sampleInputs`. */
export function sampleInput(method: Method): Record<string, unknown> {
  return sampleInputs(method)[0] ?? {}
}

function sample(schema: Schema, name: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [first] = schema.anyOf ?? []
  if (first !== undefined) return sample(first, name)
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([key, field]) => [key, sample(field, key)]))
  }
  if (schema.type === 'array') return schema.items === undefined ? [] : [sample(schema.items, name)]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  if (schema.format === 'uuid') return '01a1fe66-ccba-7299-8c28-8a1f84a6d249'
  return knownTexts[name] ?? 'text'
}

/** Paths of every value in a sample, containers included. */
export function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  const below = inner.flatMap(([key, item]) => pathsOf(item, [...path, key]))
  return path.length === 0 ? below : [path, ...below]
}

/** A copy with another value at a path. */
export function withValue(target: unknown, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(target))
    return target.map((item, index) => (index === key ? withValue(item, rest, value) : item))
  const record: Record<string, unknown> = { ...Object(target) }
  return { ...record, [key]: withValue(record[key], rest, value) }
}
