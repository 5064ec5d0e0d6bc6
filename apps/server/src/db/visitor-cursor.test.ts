import { NewPublish, visitorPages } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { buildPost } from '../testing/posts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

// An endless list ends for visitors after three pages, and the cursor says how many rows they have read.

let node: TestApp
let author: Browser
const size = 12
beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  for (let n = 0; n < size * (visitorPages + 1); n++) await buildPost(node, author)
})
afterAll(() => node.close())

const ask = (cursor: string) =>
  callRaw(node, null, NewPublish.GetFeed, { tab: 3, maxResultCount: size, cursor })

async function readCursor(pages: number): Promise<string> {
  let cursor: string | undefined
  for (let n = 0; n < pages; n++) {
    const page = await callAs(node, null, NewPublish.GetFeed, { tab: 3, maxResultCount: size, cursor })
    cursor = page.nextCursor ?? undefined
  }
  return cursor ?? ''
}

/** The cursor with another number of rows. */
function edit(cursor: string, seen: number): string {
  const [text = '', signature] = cursor.split('.')
  const [, ...rest]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString())
  return `${Buffer.from(JSON.stringify([seen, ...rest])).toString('base64url')}.${signature}`
}

test('three pages are read, the fourth asks to sign in', async () => {
  expect((await ask(await readCursor(visitorPages - 1))).body.success).toBe(true)
  expect((await ask(await readCursor(visitorPages))).body.error?.code).toBe(100)
})

test('an edited cursor, and one without or with a foreign signature, asks to sign in', async () => {
  const cursor = await readCursor(visitorPages)
  const [text = ''] = cursor.split('.')
  for (const one of [edit(cursor, 0), text, `${text}.`, `${text}.AAAAAAAAAAAAAAAA`, `${text}.!`]) {
    expect((await ask(one)).body.error?.code).toBe(100)
  }
})

test('who signs in goes on where the visitor stopped', async () => {
  const cursor = await readCursor(visitorPages)
  const { items } = await callAs(node, author, NewPublish.GetFeed, { tab: 3, maxResultCount: size, cursor })
  expect(items).toHaveLength(size)
})
