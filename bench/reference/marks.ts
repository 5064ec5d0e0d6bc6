import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Statement } from './statement.ts'

/** Values that differ between calls of the same kind. */
export interface Varying {
  nonce: string
  /** Its body, with the `requestId` that the caller made. */
  body: string
  /** Milliseconds since 1970. Ids made from then on were made by the call itself. */
  since: number
  /** The target of the call, if each call may have a different one: the post that is liked. */
  subject: string | null
}

const idForm = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
/** The number of an order: its minute, then nine random digits. */
const orderForm = /^(\d{10})\d{9}$/
const markForm = /@(?:nonce|subject|order|id\d+|bytes\d+of\d+)/g
const insertForm = /^insert into\b/i

/**
 * Replaces values that must differ in each replay by marks: the nonce by `@nonce`, the subject by `@subject`, the
 * random digits of an order's number by `@order`, ids that the call made (UUIDv7 of that time) or got as `requestId` (a
 * UUIDv4) by `@id0`, `@id1` and so on, and bytes that a statement inserts, such as the blind index of a sealed code, by
 * `@bytes0of32` and so on.
 */
export function markVarying(
  statements: readonly Statement[],
  { nonce, body, since, subject }: Varying,
): Statement[] {
  const ids = new Map<string, string>()
  const markId = (id: string): string => {
    if (id === subject) return '@subject'
    if (id[14] === '4' ? !body.includes(id) : timeOf(id) < since) return id
    const mark = ids.get(id) ?? `@id${ids.size}`
    ids.set(id, mark)
    return mark
  }
  const mark = (text: string) =>
    text === nonce ? '@nonce' : text.replace(orderForm, '$1@order').replaceAll(idForm, markId)
  let inserted = 0
  // The driver takes bytes as text in this form, too.
  const markBytes = (value: unknown) =>
    value instanceof Uint8Array ? `\\x@bytes${inserted++}of${value.length}` : value
  return statements.map((one) => {
    const values = insertForm.test(one.text) ? one.values.map(markBytes) : one.values
    return { ...one, values: values.map((value) => mapTexts(value, mark)) }
  })
}

/** When a UUIDv7 was made, in milliseconds since 1970. */
function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

/** A function that replaces the marks of one replay: the same mark by the same value. */
export function makeFill(subject: string): (value: unknown) => unknown {
  const values = new Map([['@subject', subject]])
  const fill = (mark: string): string => {
    const value = values.get(mark) ?? makeValue(mark)
    values.set(mark, value)
    return value
  }
  return (value) => mapTexts(value, (text) => text.replaceAll(markForm, fill))
}

function makeValue(mark: string): string {
  if (mark === '@nonce') return randomBytes(4).toString('hex')
  if (mark.startsWith('@bytes')) return randomBytes(Number(mark.split('of')[1])).toString('hex')
  return mark === '@order' ? String(randomInt(1e9)).padStart(9, '0') : makeId(Date.now())
}

/** A UUIDv7 of a time in milliseconds since 1970, which goes to the same place of an index as the product's own. */
export function makeId(milliseconds: number): string {
  const stamp = milliseconds.toString(16).padStart(12, '0')
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${randomUUID().slice(15)}`
}

/** Whether anything in a value is marked. */
export function isMarked(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isMarked)
  return typeof value === 'string' && value.search(markForm) !== -1
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, map))
  return typeof value === 'string' ? map(value) : value
}
