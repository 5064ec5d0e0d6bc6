import { brandPictureFolder } from '@guangquan/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'

const Params = z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(?:svg|png)$/) })
// Even opened directly, a picture could not run or load anything.
const policy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`

const pictureOf = memoize<{ bytes: Buffer | null }>(
  { name: 'brandPicture', max: 20, ttlMs: 3600_000 },
  async ({ db }, name) => {
    const row = await db
      .selectFrom('brand_picture')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst()
    return { bytes: row?.bytes ?? null }
  },
)

/** Serves pictures of the brand. The address has the hash of the content, which therefore never changes. */
export function mountBrandPictures(server: FastifyInstance, app: App): void {
  server.get(`${brandPictureFolder}:name`, { config: { quiet: true } }, async (request, reply) => {
    const params = Params.safeParse(request.params)
    const found = params.success ? await pictureOf(app, params.data.name) : null
    if (found?.bytes == null) return reply.callNotFound()
    return reply
      .type(params.data?.name.endsWith('.svg') === true ? 'image/svg+xml' : 'image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', policy)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(found.bytes)
  })
}
