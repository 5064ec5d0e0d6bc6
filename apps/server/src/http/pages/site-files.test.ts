import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { previousBuild } from './previous-build.ts'
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

test('files of the build before are served, and those of a build that the next one replaces', async () => {
  const parent = await mkdtemp(`${tmpdir()}/site-files-`)
  const [site, unfinished] = [`${parent}/dist`, `${parent}/unfinished`]
  const server = fastify()
  const ask = async (path: string) => (await server.inject(path)).statusCode
  try {
    await write(previousBuild(site), { 'js/old-abcdefg.js': '1', 'logo.svg': '<svg/>' })
    await write(site, { 'js/page-abcdefg.js': '1', 'js/later-abcdefg.js': '2' })
    await write(unfinished, { 'js/page-hijklmn.js': '3' })
    await mountSiteFiles(server, pathToFileURL(`${site}/`))
    expect(await ask('/js/old-abcdefg.js')).toBe(200)
    expect(await ask('/logo.svg'), 'a name without a hash').toBe(404)
    for (const path of ['/js/', '/js/none-abcdefg.js', '/js/../js/none.js', '/js/..%2fjs%2fpage-abcdefg.js'])
      expect(await ask(path), path).toBe(404)
    for (const path of ['/js/%', '/js/%zz', '/js/%e0%a4']) expect(await ask(path), path).toBe(400)
    expect(await ask('/js/page-abcdefg.js')).toBe(200)
    await rm(previousBuild(site), { recursive: true })
    await rename(site, previousBuild(site))
    await rename(unfinished, site)
    expect(await ask('/js/later-abcdefg.js'), 'first requested after the next build').toBe(200)
    await rm(previousBuild(site), { recursive: true })
    expect(await ask('/js/page-abcdefg.js'), 'kept in memory').toBe(200)
  } finally {
    await server.close()
    await rm(parent, { recursive: true })
  }
})

test('after its first request a file is sent in fewer bytes', async () => {
  const folder = await mkdtemp(`${tmpdir()}/site-files-`)
  const server = fastify()
  const headers = { 'accept-encoding': 'br' }
  const ask = async () => (await server.inject({ url: '/js/page-abcdefg.js', headers })).rawPayload
  try {
    const script = await readFile(new URL(import.meta.url), 'utf8')
    await write(folder, { 'js/page-abcdefg.js': script })
    await mountSiteFiles(server, pathToFileURL(`${folder}/`))
    const first = await ask()
    expect(brotliDecompressSync(first).toString()).toBe(script)
    await expect.poll(async () => (await ask()).length).toBeLessThan(first.length)
    expect(brotliDecompressSync(await ask()).toString()).toBe(script)
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
})

test('a file that is away is not there until it is back', async () => {
  const folder = await mkdtemp(`${tmpdir()}/site-files-`)
  const server = fastify()
  try {
    await write(folder, { 'js/page-abcdefg.js': '1' })
    await mountSiteFiles(server, pathToFileURL(`${folder}/`))
    await rename(`${folder}/js`, `${folder}/away`)
    expect((await server.inject('/js/page-abcdefg.js')).statusCode).toBe(404)
    await rename(`${folder}/away`, `${folder}/js`)
    expect((await server.inject('/js/page-abcdefg.js')).body).toBe('1')
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
})

async function write(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(`${folder}/js`, { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(`${folder}/${path}`, text)
}
