import { createServer } from 'node:http'
import { UserProduct } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOf, type Case, type SurveyedSite } from '../cases/case.ts'
import { otherReads } from '../cases/other-reads.ts'
import { tryCases } from './try-cases.ts'

const responses: Record<string, string> = {
  '/refused': '{"success":false,"message":"内容不存在","result":null}',
  '/accepted': '{"success":true,"message":"","result":null}',
  '/page': '<!doctype html>',
}
const server = createServer((request, response) => response.end(responses[request.url ?? '']))
let site: SurveyedSite

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const caller = { url: `http://127.0.0.1:${port}`, productKey: 'product', appKey: 'key', people: [] }
  site = {
    members: caller,
    staff: caller,
    survey: {
      postIds: [],
      articleIds: [],
      goodsIds: [],
      lensIds: [],
      cameraIds: [],
      tags: [],
      words: [],
      ownFiles: [],
      authorIds: [],
      page800: { newest: null, recommended: null, wall: null },
      community: {
        conversations: [],
        entries: [],
        activities: [],
        expected: [],
        questionnaires: [],
        answered: null,
        exhibitionIds: [],
        tasks: [],
      },
      open: { draftIds: [], replyIds: [], votes: [], posts: [], belongings: [] },
      things: new Map([['passports', [{ person: 3, id: 'a-registration' }]]]),
    },
  }
})
afterAll(() => server.close())

const sending = (method: 'GET' | 'POST', path: string): Case => ({
  name: path,
  references: [],
  requests: () => [{ method, path, body: '{}' }],
})

test('a trial says which calls are refused, which has the status 200', async () => {
  const cases = [sending('POST', '/refused'), sending('POST', '/accepted'), sending('GET', '/page')]
  expect(await tryCases(site, cases)).toEqual(['/refused: refused: 内容不存在'])
})

test.each([UserProduct.GetPassport, UserProduct.GetGearEvents])(
  '$name is read of a registration with a passport, by its owner',
  (method) => {
    const [one] = otherReads.filter(({ calls }) => calls?.includes(nameOf(method)))
    expect(one?.requests(site)).toMatchObject([{ person: 3, body: '{"regProductId":"a-registration"}' }])
  },
)
