import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

/** How often the log warns, of three requests of which two came through a proxy. */
async function warnings(settings: Record<string, string>): Promise<number> {
  let logged = ''
  const node = await openTestApp({
    implementations: [],
    settings: { LOG_LEVEL: 'warn', ...settings },
    logTo: { write: (line) => (logged += line) },
  })
  await node.server.inject({ url: '/healthz' })
  expect(logged).not.toContain('TRUST_PROXY')
  for (const name of ['x-forwarded-for', 'forwarded']) {
    await node.server.inject({ url: '/healthz', headers: { [name]: '203.0.113.7' } })
  }
  await node.close()
  return logged.match(/TRUST_PROXY is not set/g)?.length ?? 0
}

test('requests through a proxy that no setting names are said once', async () => {
  expect(await warnings({})).toBe(1)
  expect(await warnings({ TRUST_PROXY: '127.0.0.1' })).toBe(0)
})
