import { callPath, declaredMethods } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { sampleInput } from '../../testing/sample-input.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const site = 'https://gq.example'
let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp({ settings: { BASE_URL: site } })
  alice = await buildMember(node)
})
afterAll(() => node.close())

const calls = declaredMethods.map((method) => ({
  name: `${method.service}/${method.name}`,
  url: () => callPath(method, node.app.env.PRODUCT_KEY),
  body: JSON.stringify(sampleInput(method)),
}))
/** Routes that write, other than calls. */
const routes = [
  '/api/Login/login',
  '/api/FileFront/PostSaveFile',
  '/api/FileFront/PutPiece/01a1fe66-ccba-7299-8c28-8a1f84a6d249/0',
].map((path) => ({ name: path, url: () => path, body: '{}' }))

interface Attempt {
  origin?: string
  type: string
  payload: string
}

/** What another site's page can make a browser send without a preflight, and what it could send with one. */
function attempts(body: string): Attempt[] {
  const form = new URLSearchParams({ body }).toString()
  const multipart = `--x\r\ncontent-disposition: form-data; name="body"\r\n\r\n${body}\r\n--x--\r\n`
  const types: [string, string][] = [
    ['application/json', body],
    ['text/plain', body],
    ['application/x-www-form-urlencoded', form],
    ['multipart/form-data; boundary=x', multipart],
  ]
  return types.flatMap(([type, payload]) => [
    { type, payload, origin: 'https://evil.example' },
    { type, payload, origin: 'null' },
    // A browser that sends no origin has only the cookie.
    { type, payload },
  ])
}

async function countRows(): Promise<string> {
  const { db } = node.app
  const counts: number[] = []
  for (const table of ['member', 'session', 'user_address', 'publish', 'block', 'verify_ticket'] as const) {
    const rows = db.selectFrom(table).select((eb) => eb.fn.countAll<string>().as('n'))
    counts.push(Number((await rows.executeTakeFirstOrThrow()).n))
  }
  const live = await db.selectFrom('session').where('ended_at', 'is', null).select('id').execute()
  return [...counts, live.length].join(' ')
}

test.each([...calls, ...routes])(
  'no other site’s page can perform $name by a cookie',
  async ({ url, body }) => {
    const path = url()
    const method = path.includes('PutPiece') ? 'PUT' : 'POST'
    const { cookie = '' } = signedHeaders(node, alice, method, path, body)
    const before = await countRows()
    for (const { origin, type, payload } of attempts(body)) {
      const response = await node.server.inject({
        method,
        url: path,
        payload,
        headers: {
          host: 'gq.example',
          cookie,
          'content-type': type,
          ...(origin === undefined ? {} : { origin, 'sec-fetch-site': 'cross-site' }),
        },
      })
      const label = `${type} from ${origin ?? 'nowhere'}: ${response.body}`
      expect(response.json().success, label).toBe(false)
      if (origin !== undefined) expect(response.statusCode, label).toBe(403)
      expect(response.headers['access-control-allow-origin'], label).toBeUndefined()
    }
    expect(await countRows()).toBe(before)
  },
)

test.each(calls)('a signature does not compensate for the origin of $name', async ({ url, body }) => {
  const path = url()
  const response = await node.server.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: {
      host: 'gq.example',
      'content-type': 'application/json',
      ...signedHeaders(node, alice, 'POST', path, body),
      origin: 'https://evil.example',
    },
  })
  expect(response.statusCode).toBe(403)
})
