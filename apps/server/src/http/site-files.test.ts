import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountSiteFiles } from './site-files.ts'

test('a worker is a script whose own policy lets it load nothing', async () => {
  const folder = await mkdtemp(`${tmpdir()}/site-files-`)
  const server = fastify()
  try {
    await writeFile(`${folder}/reader-abcdefgh.mjs`, 'postMessage(1)')
    await writeFile(`${folder}/page-abcdefgh.js`, 'alert(1)')
    await mountSiteFiles(server, pathToFileURL(`${folder}/`), '/console')
    const worker = await server.inject('/console/reader-abcdefgh.mjs')
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'",
    })
    const script = await server.inject('/console/page-abcdefgh.js')
    expect(script.headers).not.toHaveProperty('content-security-policy')
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
})
