import type { FastifyInstance } from 'fastify'
import type { App } from '../../../context.ts'
import { slowestTransferMs } from '../../../storage/file-times.ts'
import { findFile } from '../media.store.ts'
import { pdfMime, stampedKey, stampedName } from '../../image/index.ts'
import { pictureHeaders, uuidForm } from '../serve-file.route.ts'
import { readSignature } from '../../../http/serving/file-signature.ts'
import { notFound, sendPart } from '../../../http/serving/send-part.ts'

interface StampedRoute {
  Params: { fileId: string }
  Querystring: { e?: unknown; s?: unknown }
}

/** `GET /files/{fileId}/stamped.pdf`: a PDF under its watermark, to download; a browser does not open it on this site. */
export function mountStampedRoute(server: FastifyInstance, app: App): void {
  server.route<StampedRoute>({
    method: ['GET', 'HEAD'],
    url: `/files/:fileId/${stampedName}`,
    handlerTimeout: slowestTransferMs,
    config: { openToSite: true },
    handler: async (request, reply) => {
      const { fileId } = request.params
      const file = uuidForm.test(fileId) ? await findFile(app.db, fileId) : null
      if (file === null || file.mime !== pdfMime || file.withheld_at !== null) return notFound(reply)
      const signature = readSignature(app, file.id, request.query)
      if (signature?.scope !== 'private') return notFound(reply)
      reply.headers({
        ...pictureHeaders,
        'content-type': pdfMime,
        'cache-control': `private, max-age=${signature.secondsLeft}`,
        'accept-ranges': 'bytes',
        'content-disposition': `attachment; filename="${file.id}.pdf"`,
      })
      return sendPart(app, stampedKey(file.public_prefix), request.headers.range, request, reply)
    },
  })
}
