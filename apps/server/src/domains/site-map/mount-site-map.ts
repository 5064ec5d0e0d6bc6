import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { categoryOf } from '@guangquan/contract'
import { postPath } from '@guangquan/routes/post-path'
import { routeList } from '@guangquan/routes/table'
import { openLoadingCache } from '../../cache/caches.ts'
import type { App } from '../../context.ts'
import { addressGroup } from '../../http/calls/make-ctx.ts'
import { compress, type CompressedBody } from '../../http/pages/compressed.ts'
import { sendCompressed } from '../../http/pages/site-files.ts'
import { mappedPages } from './mapped-pages.ts'
import { listFileStarts, listMappedPosts } from './site-map.read.ts'
import { writeIndex, writeUrls } from './write-site-map.ts'

const hourMs = 3_600_000
// A file is about a megabyte before compression.
const files = { name: 'site map', max: 16, ttlMs: hourMs }
const indexed = { name: 'site map index', max: 1, ttlMs: hourMs }
const gzipQuality = 5

/**
 * Serves the site map: an index, the marked pages of the route table, other domains' public pages, and every public
 * post.
 */
export function mountSiteMap(server: FastifyInstance, app: App): void {
  const { BASE_URL } = app.env
  // Its URLs are absolute: without its own address the site has no site map.
  if (BASE_URL === undefined) return
  const absolute = (path: string) => new URL(path, BASE_URL).href

  const starts = openLoadingCache<string[]>(app.caches, indexed, () => listFileStarts(app.db))
  const packedFiles = openLoadingCache<CompressedBody, () => Promise<string>>(
    app.caches,
    files,
    async (_name, write) => compress(Buffer.from(await write()), gzipQuality),
  )

  async function send(request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) {
    const body = await packedFiles.fetch(request.url, async () => {
      await app.limiter.consumeAnonymous(addressGroup(request.ip))
      return write()
    })
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return sendCompressed(request, reply, body)
  }

  server.get('/sitemap.xml', (request, reply) =>
    send(request, reply, async () => {
      const posts = (await starts.fetch('')).map((first) => absolute(`/sitemap/posts/${first}.xml`))
      return writeIndex([absolute('/sitemap/pages.xml'), ...posts])
    }),
  )

  server.get('/sitemap/pages.xml', (request, reply) =>
    send(request, reply, async () => {
      const pages = routeList.filter((route) => route.inSiteMap === true)
      const source = { db: app.db, now: app.now() }
      const others = (await Promise.all(mappedPages.get().map((list) => list(source)))).flat()
      return writeUrls([
        ...pages.map(({ path }) => ({ url: absolute(path) })),
        ...others.map(({ path, changedAt }) => ({ url: absolute(path), changedAt })),
      ])
    }),
  )

  server.get<{ Params: { file: string } }>('/sitemap/posts/:file', async (request, reply) => {
    const first = request.params.file.replace(/\.xml$/, '')
    // Only files in the index: otherwise anybody could make the server generate a file for any id.
    if (!(await starts.fetch('')).includes(first)) return reply.callNotFound()
    return send(request, reply, async () => {
      const posts = await listMappedPosts(app.db, first)
      return writeUrls(
        posts.map(({ id, publishType, changedAt }) => {
          const path = postPath({ id, publishType, category: categoryOf(publishType) })
          return { url: absolute(path), changedAt }
        }),
      )
    })
  })
}
