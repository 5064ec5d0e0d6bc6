import { randomBytes } from 'node:crypto'
import { errorCatalogue, Evidence } from '@guangquan/contract'
import { evidenceStart, evidenceText } from '@guangquan/rules/posts/evidence-link'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../crypto/verifiable-seed.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost, type PostOverrides } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addLinks } from './add-links.ts'
import { addToNext } from './evidence.jobs.ts'
import { evidenceManifest } from './evidence.manifest.ts'

let node: TestApp
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
})
afterAll(() => node.close())

/** A post of one photograph with unique bytes. */
async function build(who: Browser, overrides: PostOverrides = {}): Promise<string> {
  const id = await buildPost(node, who, overrides)
  await sql`update stored_file set sha256 = ${randomBytes(32)}
    where id in (select file_id from publish_picture where publish_id = ${id})`.execute(node.app.db)
  return id
}
const add = (...ids: string[]) => node.app.db.transaction().execute((tx) => addLinks(tx, node.app.now(), ids))
const certificate = (who: Browser | null, hash: string) =>
  callAs(node, who, Evidence.GetCertificate, { sha256: hash })
const ownOf = (who: Browser, publishId: string) => callAs(node, who, Evidence.GetOfPost, { publishId })
const allLinks = async () => {
  const { days } = await callAs(node, null, Evidence.GetChain, {})
  const found = await Promise.all(
    days.map(({ day }) => callAs(node, null, Evidence.GetLinks, { day, maxResultCount: 50 })),
  )
  return found.flatMap(({ items }) => items).toSorted((a, b) => a.number - b.number)
}
const firstHash = async (publishId: string) => {
  const [first] = await ownOf(author, publishId)
  if (first === undefined) throw new Error('no link')
  return first.sha256
}

test('each published photograph becomes one link, and everybody computes the chain again', async () => {
  const posts = [await build(author), await build(author)]
  await add(...posts)
  await add(...posts)
  node.advance(24 * 3600_000)
  author = await buildMember(node)
  const third = await build(author)
  await add(third)

  const chain = await callAs(node, null, Evidence.GetChain, {})
  const links = await allLinks()
  expect(links).toHaveLength(chain.number)
  expect(chain.days.map(({ count }) => count)).toEqual([1, links.length - 1])
  let previous = evidenceStart
  for (const [index, link] of links.entries()) {
    expect(link).toMatchObject({ number: index + 1, previous })
    expect(sha256(evidenceText(link))).toBe(link.hash)
    previous = link.hash
  }
  expect(chain.head).toBe(previous)
})

test('many nodes at once add each photograph once', async () => {
  const posts = await Promise.all([1, 2, 3].map(() => build(author)))
  const added = await Promise.all([add(...posts), add(...posts.toReversed()), add(...posts)])
  expect(added.reduce((sum, count) => sum + count, 0)).toBe(3)
  const links = await allLinks()
  expect(links.map(({ number }) => number)).toEqual(links.map((_, index) => index + 1))
})

test('whoever holds the file learns when and by whom, as far as they may see the post', async () => {
  const shown = await build(author)
  const hidden = await build(author, { exposeUser: [] })
  await add(shown, hidden)
  const hash = await firstHash(shown)
  const own = await certificate(author, hash)
  expect(own).toMatchObject({ isOwn: true, laterCount: 0, work: { tile: { publishId: shown } } })
  if (own.author === null) throw new Error('no author')
  expect(sha256(`${own.author.salt}|${own.author.id}`)).toBe(own.link.authorMark)
  expect(await certificate(null, hash)).toMatchObject({
    isOwn: false,
    author: null,
    work: { tile: { publishId: shown } },
  })
  expect(await certificate(null, await firstHash(hidden))).toMatchObject({ work: null, author: null })
  expect(await ownOf(await buildMember(node), shown)).toEqual([])
  await expect(certificate(null, 'f'.repeat(64))).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
})

test('of two who publish the same bytes the first is named, and the second is counted', async () => {
  const [first, other] = [await build(author), await buildMember(node)]
  await add(first)
  const second = await build(other)
  await sql`update stored_file set sha256 = decode(${await firstHash(first)}, 'hex')
    where id in (select file_id from publish_picture where publish_id = ${second})`.execute(node.app.db)
  await add(second)
  const found = await certificate(other, await firstHash(first))
  expect(found).toMatchObject({ isOwn: false, laterCount: 1, work: { tile: { publishId: first } } })
})

test('posts without a link are found by the walk', async () => {
  const post = await build(author)
  let after: string | undefined
  do {
    const { next } = await addToNext(node.app.db, node.app.now(), after)
    after = next ?? undefined
  } while (after !== undefined)
  expect(await ownOf(author, post)).toHaveLength(1)
  expect(await addToNext(node.app.db, node.app.now())).toMatchObject({ done: 0 })
})

test('the database changes no link, and an erased author is forgotten', async () => {
  const leaving = await buildMember(node)
  const post = await build(leaving)
  await add(post)
  const [own] = await ownOf(leaving, post)
  if (own === undefined) throw new Error('no link')
  const { db } = node.app
  for (const change of [
    sql`delete from evidence_link where number = ${own.number}`,
    sql`update evidence_link set published_at = published_at - interval '1 year' where number = ${own.number}`,
    sql`update evidence_link set hash = ${'0'.repeat(64)} where number = ${own.number}`,
    sql`update evidence_link set member_id = ${author.userId} where number = ${own.number}`,
  ])
    await expect(change.execute(db)).rejects.toMatchObject({ code: '23514' })
  await db.transaction().execute((tx) =>
    evidenceManifest.personalData.erasePerson(tx, {
      app: node.app,
      memberId: leaving.userId,
      now: node.app.now(),
    }),
  )
  const { link } = await certificate(null, own.sha256)
  expect(sha256(evidenceText(link))).toBe(link.hash)
  const { rows } = await sql`select from evidence_link where member_id = ${leaving.userId}`.execute(db)
  expect(rows).toHaveLength(0)
})
