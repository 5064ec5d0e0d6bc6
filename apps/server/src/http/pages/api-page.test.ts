import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { hmacHex } from '../../session/session-secret.ts'
import { sortedText } from '../identity/sign-sorted.ts'

const page = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8')

/** The values of one worked example: those in backticks after each name. */
function example(name: string): Record<string, string> {
  const section = page.split(`<!-- example: ${name} -->`)[1]?.split('<!-- end -->')[0] ?? ''
  return Object.fromEntries(
    [...section.matchAll(/^- (.+?): `(.*)`$/gm)].map(([, key, value]) => [key, value]),
  )
}

describe('the page for other clients', () => {
  it('has a correct first example', () => {
    const given = example('first')
    const { key = '', method, path, timestamp, nonce, body = '' } = given
    const hash = createHash('sha256').update(body).digest('hex')
    expect(given['SHA-256 of the body']).toBe(hash)
    expect(given['signature']).toBe(hmacHex(key, [method, path, timestamp, nonce, hash].join('\n')))
  })

  it('has a correct second example', () => {
    const given = example('second')
    const { key = '', method = '', path = '', timestamp = '', nonce = '' } = given
    const params = z.record(z.string(), z.string()).parse(JSON.parse(given['parameters'] ?? ''))
    const text = sortedText(method, path, params, nonce, timestamp)
    expect(text.split('\n')[2]).toBe(given['sorted'])
    expect(given['signature']).toBe(hmacHex(key, text))
  })

  it('has a solved puzzle', () => {
    const { challenge = '', bits, nonce = '', 'SHA-256': hash } = example('puzzle')
    const digest = createHash('sha256').update(`${challenge}:${nonce}`).digest()
    expect(digest.toString('hex')).toBe(hash)
    expect(Math.clz32(digest.readUInt32BE(0))).toBeGreaterThanOrEqual(Number(bits))
  })
})
