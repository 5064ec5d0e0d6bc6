import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasCode } from '../../has-code.ts'
import { brotli, chooseEncoding, compress, type CompressedBody } from './compressed.ts'
import { previousBuild } from './previous-build.ts'
import { header } from '../identity/sign.ts'

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
 * A worker has the policy of its own file. That of the console, which reads members' PDFs, loads nothing: it gets what
 * it needs, including decoders as WebAssembly.
 */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'"
const isWorker = (path: string): boolean => path.endsWith('.mjs')
/**
 * Brotli's quality for the first request of a file, which waits for it, and the best one. Nine takes twice the time of
 * five for 2 % fewer bytes.
 */
const [firstQuality, bestQuality] = [5, 11]
const forever = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/**
 * Serves the files of the built site, and those of the previous build with a hash in their names. Each is read and
 * compressed at its first request and then stays in memory: together they are a few megabytes, of which a day's
 * visitors need few. Only exact file names match, so path traversal is impossible.
 * @param below the path under which they are served, such as `/console`
 */
export async function mountSiteFiles(server: FastifyInstance, site: URL, below = ''): Promise<void> {
  const folder = fileURLToPath(site).replace(/\/$/, '')
  const previous = await listFiles(previousBuild(folder))
  const paths = [...(await listFiles(folder)), ...previous.filter((path) => hashedName.test(path))]
  const files = new Map(paths.map((path) => [path, makeSiteFile(folder, path)]))

  // A route for each of a thousand files would take 8 kB each.
  for (const pattern of new Set(paths.map(patternOf))) {
    server.get(below + pattern, { config: { quiet: true } }, async (request, reply) => {
      const path = decodeURIComponent(new URL(request.url, 'http://site').pathname).slice(below.length)
      const body = await files.get(path)?.()
      if (body == null) return reply.callNotFound()
      reply.type(typeOf(path)).header('cache-control', hashedName.test(path) ? forever : forAnHour)
      if (isWorker(path)) reply.header('content-security-policy', workerPolicy)
      return sendCompressed(request, reply, body)
    })
  }
}

/** The pattern of a file's route: that of its folder, or the file itself at the top. */
function patternOf(path: string): string {
  const [, top = ''] = /^(\/[^/]+\/)/.exec(path) ?? []
  return encodeURI(top === '' ? path : `${top}*`)
}

let queue = Promise.resolve()

/** Replaces the Brotli form with a smaller one. One file at a time, so that it uses only one processor. */
function compressFurther(body: CompressedBody): void {
  queue = queue
    .then(async () => {
      body.brotli = await brotli(body.plain, bestQuality)
    })
    // The first form stays.
    .catch(() => undefined)
}

/** Reads a file once, when it is first requested; null while it does not exist. */
function makeSiteFile(folder: string, path: string): () => Promise<CompressedBody | null> {
  let packed: Promise<CompressedBody> | undefined
  const pack = async (): Promise<CompressedBody> => {
    const plain = await readBuilt(folder, path)
    if (!compressible.test(typeOf(path))) return { plain }
    const body = await compress(plain, firstQuality)
    if (hashedName.test(path)) compressFurther(body)
    return body
  }
  return async () => {
    packed ??= pack()
    try {
      return await packed
    } catch (error) {
      packed = undefined
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  }
}

function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}

/** Paths of the files that are served, such as `/js/page-abcdefg.js`; none without the folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length))
    .filter((path) => !/^\/(?:index\.html|manifest\.json|\..*)$|\.map$/.test(path))
}

// The next build moves this one aside while the program still serves its pages.
async function readBuilt(folder: string, path: string): Promise<Buffer> {
  try {
    return await readFile(folder + path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return readFile(previousBuild(folder) + path)
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
