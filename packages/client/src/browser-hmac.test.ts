import { expect, test } from 'vitest'
import { browserHmac } from './browser-hmac.ts'
import { hex } from './signature.ts'

test('the browser signs as the server does, with keys in base64url', async () => {
  const sign = async (key: string, text: string) => hex(new Uint8Array(await browserHmac(key, text)).buffer)
  expect(await sign('a2V5', 'The quick brown fox jumps over the lazy dog')).toBe(
    'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
  )
  expect(await sign('-_--AQI', 'id|61')).toBe(
    '8cd7c798d572b83ca5024cb381770038e7d34ddde4aea8d27ae5a5f8b2d0ca84',
  )
})
