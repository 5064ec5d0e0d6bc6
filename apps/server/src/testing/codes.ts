import { hash } from 'node:crypto'
import type { TestNode } from './test-app.ts'

let serial = 0

/** A phone number that no other test of this file uses. */
export function newPhone(): string {
  serial += 1
  return `138${String(10_000_000 + serial)}`
}

/** An e-mail address that no other test of this file uses. */
export function newEmail(): string {
  serial += 1
  return `reader${serial}@example.com`
}

/** How many messages went to a phone or e-mail address. */
export async function countMessages(node: TestNode, recipient: string): Promise<number> {
  const rows = await node.app.db
    .selectFrom('delivered_message')
    .where('recipient', '=', recipient)
    .select('id')
    .execute()
  return rows.length
}

/** The code in the newest message to a phone or e-mail address. */
export async function readCode(node: TestNode, recipient: string): Promise<string> {
  const row = await node.app.db
    .selectFrom('delivered_message')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .select('text')
    .executeTakeFirst()
  const code = /\d{6}/.exec(row?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`)
  return code
}

/** A code that is certainly wrong. */
export function wrongCode(right: string): string {
  return right === '000000' ? '000001' : '000000'
}

/** Solves a puzzle as a browser does. */
export function solvePuzzle({ challenge, bits }: { challenge: string; bits: number }): string {
  for (let nonce = 0; ; nonce++) {
    const solution = `${challenge}:${nonce}`
    const digest = hash('sha256', solution, 'buffer')
    if (Math.clz32(digest.readUInt32BE(0)) >= bits) return solution
  }
}
