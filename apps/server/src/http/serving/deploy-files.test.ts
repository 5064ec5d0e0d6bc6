import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp({ settings: { METRICS_ADDRESSES: '10.1.0.0/16' } })
})
afterAll(() => node.close())

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../../../deploy/${name}`, import.meta.url), 'utf8')
const read = (remoteAddress: string) => node.server.inject({ method: 'GET', url: '/metrics', remoteAddress })

/** Names of series in an expression, without those that a histogram derives. */
const seriesIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:guangquan|process)_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count)$/, ''),
    ),
  )

test('alerts and board name only series that a node has, and each alert says what to do', async () => {
  const { body } = await read('127.0.0.1')
  const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const rules = fileOf('prometheus-rules.yml')
  const Board = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
  const { panels } = Board.parse(JSON.parse(fileOf('grafana.json')))
  const expressions = [
    ...[...rules.matchAll(/^ {8}expr: (.+)$/gm)].map(([, text = '']) => text),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  expect(expressions.length).toBeGreaterThan(20)
  const unknown = expressions.flatMap((text) => [...seriesIn(text)]).filter((name) => !known.has(name))
  expect(unknown).toEqual([])
  const count = (pattern: RegExp) => rules.match(pattern)?.length
  expect(count(/^ {10}description: /gm)).toBe(count(/^ {6}- alert: /gm))
})

test('metrics are for this machine and the addresses of the setting', async () => {
  expect((await read('10.1.2.3')).statusCode).toBe(200)
  expect((await read('10.2.2.3')).statusCode).toBe(404)
  expect((await read('127.0.0.1')).body).toMatch(/^guangquan_live_connections 0$/m)
})

test('the image has the runtime that everything is tested with, and what it copies is there', () => {
  const dockerfile = fileOf('docker/Dockerfile')
  const [major] = process.versions.node.split('.')
  expect(dockerfile).toMatch(new RegExp(`^FROM node:${major}-`, 'm'))
  const root = new URL('../../../../../', import.meta.url)
  const copied = [...dockerfile.matchAll(/^COPY --from=\w+ \/(?:build|app)\/(\S+) (\S+)$/gm)]
  expect(copied.length).toBeGreaterThan(7)
  for (const [, from = '', to] of copied) {
    expect(to).toBe(from)
    // Built or installed files may not exist yet.
    const source = from.replace(/\/?(?:node_modules|dist|dist-server)$/, '')
    expect(existsSync(new URL(source, root)), from).toBe(true)
  }
  expect(fileOf('docker/compose.yaml')).toContain('./create-database.sh:/docker-entrypoint-initdb.d/')
})
