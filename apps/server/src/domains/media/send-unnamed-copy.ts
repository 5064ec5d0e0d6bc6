import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { findFile, shownWatermarkVersion } from './media.store.ts'
import { copyKey } from '../image/index.ts'
import { pictureHeaders } from './serve-file.route.ts'
import { matches, notFound, sendPart } from '../../http/serving/send-part.ts'

/** Pixels of the longer side. */
const maxSize = 1080
/** What may no longer be shown leaves the browsers within minutes. */
const caching = 'private, max-age=600'

/**
 * Sends a copy of a photograph at an address that does not name its file, nor do the headers. The caller has checked
 * that it may be seen; a watermark would name its author, so a photograph with one is refused.
 * @param name stands for the file in headers
 */
export async function sendUnnamedCopy(
  app: App,
  fileId: string | null,
  { name, request, reply }: { name: string; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const file = fileId === null ? null : await findFile(app.db, fileId)
  const size = file?.webp_sizes.findLast((one) => one <= maxSize)
  if (file === null || size === undefined) return notFound(reply)
  if (file.withheld_at !== null || shownWatermarkVersion(file) !== 0) return notFound(reply)
  const etag = `"${name}"`
  reply.headers({
    'content-type': 'image/webp',
    'cache-control': caching,
    etag,
    'accept-ranges': 'bytes',
    ...pictureHeaders,
    'content-disposition': `inline; filename*=UTF-8''${name}.webp`,
  })
  if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send()
  const key = copyKey(file.public_prefix, { size, gamut: 'srgb', mark: 0 }, 'webp')
  const { range } = request.headers
  if (range === undefined && request.method === 'GET') {
    const whole = await app.storage.get(key)
    if (whole === null) return notFound(reply)
    return reply.header('content-length', whole.size).send(whole.stream)
  }
  return sendPart(app, key, range, request, reply)
}
