import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { browserHmac } from './browser-hmac.ts'

test('the browser signs as the server does', async () => {
  const key = Buffer.from('a key with + and / in base64 \u00fb\u00ff').toString('base64url')
  const expected = createHmac('sha256', Buffer.from(key, 'base64url')).update('id|61').digest()
  expect(Buffer.from(await browserHmac(key, 'id|61'))).toEqual(expected)
})
