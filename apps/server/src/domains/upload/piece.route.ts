import { uploadPieceBytes } from '@guangquan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { fail } from '../../fail.ts'
import { success } from '../../http/calls/envelope.ts'
import { admit } from '../../http/calls/gate.ts'
import { addressGroup } from '../../http/calls/make-ctx.ts'
import { header } from '../../http/identity/sign.ts'
import { slowestTransferMs } from '../../storage/file-times.ts'
import { putPiece } from './put-piece.ts'
import { readBody } from './read-body.ts'

const Params = z.object({
  uploadId: z.uuid(),
  index: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
})

/** `PUT /api/FileFront/PutPiece/{uploadId}/{index}`: the raw bytes of one piece, signed like any call. */
export function mountPieceRoute(server: FastifyInstance, app: App): void {
  server.addContentTypeParser('application/octet-stream', (request, _payload, done) => {
    readBody(request.raw, uploadPieceBytes).then(
      (bytes) => {
        request.rawBody = bytes
        done(null, bytes)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error('unreadable body')),
    )
  })
  const options = {
    bodyLimit: uploadPieceBytes,
    handlerTimeout: slowestTransferMs,
    config: { openToSite: true },
    // A caller without a session is refused before five megabytes are read.
    onRequest: async (request: FastifyRequest) => {
      if (header(request, 'x-user-token') !== '') return
      await app.limiter.consumeAnonymous(addressGroup(request.ip))
      fail('TokenInvalid')
    },
  }
  server.put('/api/FileFront/PutPiece/:uploadId/:index', options, async (request) => {
    const viewer = (await admit(app, request)) ?? fail('TokenInvalid')
    const params = Params.safeParse(request.params)
    if (!params.success) fail('UploadNotFound')
    if (!Buffer.isBuffer(request.body)) fail('UploadMismatch')
    return success({ received: await putPiece(app, viewer.id, { ...params.data, body: request.body }) })
  })
}
