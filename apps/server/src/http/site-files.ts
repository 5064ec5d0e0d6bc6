import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compress, type CompressedBody } from './compressed.ts'
import { header } from './sign.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const compressible = /^(?:text\/|application\/|image\/svg)/
const hashedName = /^\/(?:js|css|asset)\/.+-[\w-]{7,8}\.\w+$/
/**
 * A worker has the policy of its own file. The one of the console, which reads members' PDFs, loads nothing: it is given
 * what it needs, decoders as WebAssembly too.
 */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'"
const isWorker = (path: string): boolean => path.endsWith('.mjs')
const forever = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/**
 * Serves the built site's files from memory: a few megabytes, each compressed once. Only exact names of files match, so
 * path traversal is impossible.
 * @param below the path they are served under, such as `/console`
 */
export async function mountSiteFiles(server: FastifyInstance, site: URL, below = ''): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const root = decodeURIComponent(site.pathname)
  for (const entry of entries) {
    const path = `/${`${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\/+/, '')}`
    if (!entry.isFile() || path === '/index.html' || path === '/manifest.json' || path.endsWith('.map'))
      continue
    const type = types[extname(path)] ?? 'application/octet-stream'
    const plain = await readFile(`${entry.parentPath}/${entry.name}`)
    let packed: Promise<CompressedBody> | undefined
    server.get(encodeURI(below + path), { config: { quiet: true } }, async (request, reply) => {
      packed ??= compressible.test(type) ? compress(plain, 9) : Promise.resolve({ plain })
      reply.type(type).header('cache-control', hashedName.test(path) ? forever : forAnHour)
      if (isWorker(path)) reply.header('content-security-policy', workerPolicy)
      return sendCompressed(request, reply, await packed)
    })
  }
}

/** Sends the smallest form the browser accepts. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
): FastifyReply {
  const { bytes, encoding } = chooseEncoding(body, header(request, 'accept-encoding'))
  if (body.gzip !== undefined) reply.header('vary', 'Accept-Encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
