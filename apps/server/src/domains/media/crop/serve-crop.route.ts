import type { FastifyInstance } from 'fastify'
import type { App } from '../../../context.ts'
import { addressGroup } from '../../../http/calls/make-ctx.ts'
import { consume, inMemory } from '../../../http/limits/limit.ts'
import { slowestTransferMs } from '../../../storage/file-times.ts'
import { findFile, type FileRow } from '../media.store.ts'
import { pictureHeaders, uuidForm } from '../serve-file.route.ts'
import { readSignature } from '../../../http/serving/file-signature.ts'
import { matches, notFound } from '../../../http/serving/send-part.ts'
import { readCropName } from './crop-name.ts'
import { cropKey, cutCrop } from './cut-crop.ts'

interface CropRoute {
  Params: { fileId: string; name: string }
  Querystring: { e?: unknown; s?: unknown }
}

/** Moving over a photograph asks for a part every second or so; several people may share an address. */
const perMinute = { points: 240, seconds: 60 }

/** `GET /files/{fileId}/original/{x}-{y}-{width}-{height}.webp`: a part of an original at 100 %. */
export function mountCropRoute(server: FastifyInstance, app: App): void {
  const limiter = inMemory(perMinute)
  server.route<CropRoute>({
    method: 'GET',
    url: '/files/:fileId/original/:name',
    handlerTimeout: slowestTransferMs,
    config: { openToSite: true },
    handler: async (request, reply) => {
      const { fileId, name } = request.params
      const file = uuidForm.test(fileId) ? await findFile(app.db, fileId) : null
      const secondsLeft = file === null ? null : grantOf(app, file, request.query)
      const crop = file === null ? null : readCropName(name, file)
      if (file === null || crop === null || secondsLeft === null) return notFound(reply)
      if (crop.gamut === 'p3' && file.p3_sizes.length === 0) return notFound(reply)
      const etag = `"${cropKey({ file, crop })}"`
      const headers = {
        ...pictureHeaders,
        'content-type': 'image/webp',
        'cache-control': `private, max-age=${secondsLeft}`,
        vary: 'Origin',
        etag,
        'content-disposition': 'inline',
      }
      if (matches(request.headers['if-none-match'], etag)) return reply.headers(headers).status(304).send()
      if (app.env.RATE_LIMITS === 'on') await consume(limiter, addressGroup(request.ip))
      const body = await cutCrop(app, { file, crop })
      return body === null ? notFound(reply) : reply.headers(headers).send(body)
    },
  })
}

/** For how many seconds the caller may read parts of it; null when refused. */
function grantOf(app: App, file: FileRow, query: CropRoute['Querystring']): number | null {
  if (file.withheld_at !== null) return null
  const signature = readSignature(app, file.id, query)
  const isGranted = signature?.scope === 'privateCrop' || (signature?.scope === 'crop' && file.is_public)
  return isGranted ? (signature?.secondsLeft ?? null) : null
}
