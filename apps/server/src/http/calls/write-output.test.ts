import { declaredMethods, PublishItem } from '@guangquan/contract'
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { extendImmutable, makeImmutable } from '../pages/immutable.ts'
import { makeWriter } from './write-output.ts'

const Inner = z.object({ id: z.uuid(), text: z.string(), count: z.int().min(1) })
const Whole = z.object({
  inner: Inner,
  list: z.array(Inner).max(2),
  either: z.union([
    z.object({ a: z.int(), b: z.string() }),
    z.object({ a: z.int() }),
    z.object({ c: z.int() }),
  ]),
  state: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(['x', 'y']),
  real: z.number(),
  yes: z.boolean(),
  maybe: z.string().nullable(),
  nothing: z.null(),
  at: z.string().regex(/^\d+$/),
  more: z.string().optional(),
  filled: z.array(z.int()).default([]),
})

const inner = { id: '01890a5d-ac96-774b-bcce-b302099a8057', text: '光圈 "f/2" \u2028 \ud83d\ude00', count: 3 }
const whole = {
  inner,
  list: [inner, inner],
  either: { a: 1 },
  state: 1,
  kind: 'y',
  real: -0.5,
  yes: true,
  maybe: null,
  nothing: null,
  at: '12',
  filled: [4],
}

const cutting = makeWriter(Whole, false)
const refusing = makeWriter(Whole, true)

describe('writing a response', () => {
  it('gives the JSON that zod and JSON.stringify give', () => {
    for (const given of [
      whole,
      { ...whole, more: 'x', filled: undefined, either: { a: 1, b: 'c' } },
      { ...whole, either: { c: 1 } },
    ]) {
      expect(cutting(given)).toBe(JSON.stringify(Whole.parse(given)))
      expect(refusing(given)).toBe(JSON.stringify(Whole.parse(given)))
    }
  })

  it('leaves a null out where the field may be missing, at any depth', () => {
    const Part = z.object({ cover: z.string().nullish(), title: z.string().nullable() })
    const write = makeWriter(z.object({ part: Part.nullish(), parts: z.array(Part) }), true)
    const parts = [
      { cover: null, title: null },
      { cover: 'x', title: 'y' },
    ]
    expect(write({ part: null, parts })).toBe('{"parts":[{"title":null},{"cover":"x","title":"y"}]}')
    expect(write({ part: { cover: 1, title: null }, parts })).toBeUndefined()
    const strict = makeWriter(z.object({ name: z.string().optional() }), true)
    expect(strict({ name: null })).toBeUndefined()
  })

  it('never writes an undeclared field, at any depth', () => {
    const secret = { passwordHash: 'x' }
    for (const given of [
      { ...whole, ...secret },
      { ...whole, inner: { ...inner, ...secret } },
      { ...whole, list: [{ ...inner, ...secret }] },
      { ...whole, either: { a: 1, ...secret } },
      { ...whole, inner: makeImmutable({ ...inner, ...secret }) },
    ]) {
      expect(cutting(given)).toBe(JSON.stringify(Whole.parse(given)))
      expect(() => refusing(given)).toThrow('passwordHash')
    }
  })

  it('accepts what zod accepts and refuses what it refuses', () => {
    const wrong: Record<string, unknown[]> = {
      inner: [null, [], undefined, { ...inner, id: 'x' }, { ...inner, count: 0 }, { ...inner, count: 1.5 }],
      list: [{}, [inner, inner, inner], [null]],
      either: [{ b: 'x' }, 1],
      state: [2, '1'],
      kind: ['z'],
      real: [Number.NaN, Infinity, '1'],
      yes: [1],
      maybe: [undefined, 1],
      nothing: [0],
      at: ['a'],
      more: [1],
      filled: [[1.5], null],
    }
    for (const [key, values] of Object.entries(wrong)) {
      for (const value of values) {
        const given = { ...whole, [key]: value }
        expect(Whole.safeParse(given).success, `${key} ${JSON.stringify(value)}`).toBe(false)
        expect(cutting(given), `${key} ${JSON.stringify(value)}`).toBeUndefined()
      }
    }
  })

  it('supports every declared output', () => {
    for (const { output } of declaredMethods) {
      expect(makeWriter(output, true)(Symbol('x'))).toBeUndefined()
    }
    expect(makeWriter(PublishItem, true)({})).toBeUndefined()
  })
})

describe('an immutable value', () => {
  it('is written once for each schema, and cannot be changed afterwards', () => {
    let reads = 0
    const stored = makeImmutable({
      a: 1,
      get b() {
        reads += 1
        return 'x'
      },
    })
    const long = makeWriter(z.object({ a: z.int(), b: z.string() }), false)
    const short = makeWriter(z.object({ a: z.int() }), false)
    expect([long(stored), long(stored), short(stored)]).toEqual([
      '{"a":1,"b":"x"}',
      '{"a":1,"b":"x"}',
      '{"a":1}',
    ])
    expect(reads).toBeLessThan(3)
    expect(() => {
      stored.a = 2
    }).toThrow(TypeError)
  })

  it('is written once for all extensions, and again where they replace its fields', () => {
    let reads = 0
    const stored = makeImmutable({
      get a() {
        reads += 1
        return '光'
      },
    })
    const Shown = z.object({ mine: z.boolean().optional(), a: z.string(), count: z.int().default(0) })
    const write = makeWriter(Shown, false)
    const refuse = makeWriter(Shown, true)
    expect(write(extendImmutable(stored, { mine: true, count: 2 }))).toBe('{"a":"光","mine":true,"count":2}')
    const readsOfFirst = reads
    const others = [{ mine: false }, { mine: undefined, count: 1 }, {}, { secret: 'x' }, { a: '圈' }]
    for (const more of others) {
      const text = write(extendImmutable(stored, more))
      expect(JSON.parse(text ?? '')).toEqual(Shown.parse({ a: '光', ...more }))
    }
    // Each value is read when it is composed, and not again when it is written.
    expect(reads - readsOfFirst).toBe(others.length)
    expect(() => refuse(extendImmutable(stored, { secret: 'x' }))).toThrow('secret')
    expect(write(extendImmutable(stored, { mine: 'yes' }))).toBeUndefined()
    expect(write(extendImmutable(makeImmutable({ a: 1 }), { mine: true }))).toBeUndefined()
    expect(write(extendImmutable(makeImmutable({}), { a: 'x' }))).toBe('{"a":"x","count":0}')
  })
})
