import { builtColours, builtLook, levelNames } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { introPage } from './intro-page.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('the introduction needs no script, and names every level with its experience', async () => {
  const got = await node.server.inject({ url: '/loop7/intro/o-3.html' })
  expect(got.statusCode).toBe(200)
  expect(got.headers['content-type']).toContain('text/html')
  for (const name of levelNames) expect(got.body).toContain(`<td>${name}</td>`)
  expect(got.body).toContain('<td>48,000</td>')
  expect(got.body).toContain('怎么加入')
  expect(got.body).not.toContain('<script>')
})

test('it has the name and the colours of the brand', () => {
  const page = introPage({
    communityName: '<澄光>',
    look: { ...builtLook, colours: { ...builtColours, fill: '#112233' } },
    thresholds: [0],
  })
  expect(page).toContain('&lt;澄光&gt;是机主')
  expect(page).toContain('--fill:#112233')
})
