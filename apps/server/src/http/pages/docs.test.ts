import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { probeHandlers } from '../../testing/probe.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ implementations: probeHandlers })
})
afterAll(() => app.close())

describe('/docs', () => {
  it('loads the reference from this server only, under its own policy', async () => {
    const page = await app.server.inject({ method: 'GET', url: '/docs/' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain(`connect-src 'self'`)
    expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    const scripts = [...page.body.matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      const url = new URL(script, 'http://localhost/docs/').pathname
      const response = await app.server.inject({ method: 'GET', url })
      expect([url, response.statusCode]).toEqual([url, 200])
      expect(response.headers['content-type']).toContain('javascript')
    }
  })

  it('serves the committed document', async () => {
    const response = await app.server.inject({ method: 'GET', url: '/docs/openapi.json' })
    const committed = await readFile(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8')
    expect(response.body).toBe(committed)
    expect(response.json().openapi).toBe('3.1.0')
  })

  it('keeps every other page under the strict policy', async () => {
    const other = await app.server.inject({ method: 'GET', url: '/healthz' })
    expect(other.headers['content-security-policy']).not.toContain('unsafe-inline')
  })
})
