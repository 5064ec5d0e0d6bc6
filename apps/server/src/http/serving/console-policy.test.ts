import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { consolePolicy } from './security-headers.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('nothing may frame the console, and it loads no script, base or form but its own', () => {
  const rules = new Map(
    consolePolicy(node.app)
      .split('; ')
      .map((rule): [string, string] => [rule.split(' ', 1)[0] ?? '', rule.slice(rule.indexOf(' ') + 1)]),
  )
  expect(Object.fromEntries(rules)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  })
})
