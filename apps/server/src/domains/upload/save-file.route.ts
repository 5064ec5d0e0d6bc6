import { createHash } from 'node:crypto'
import { fieldSentences, useTypes, type UploadedFile } from '@guangquan/contract'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App, Ctx } from '../../context.ts'
import { fail, Failure } from '../../fail.ts'
import { success } from '../../http/calls/envelope.ts'
import { makeCtx } from '../../http/calls/make-ctx.ts'
import { header } from '../../http/identity/sign.ts'
import { refuseClosed } from './refuse-closed.ts'
import { wasCostly } from './was-costly.ts'
import { slowestTransferMs } from '../../storage/file-times.ts'
import { loadUploadedFile } from './load-uploaded-file.ts'
import { multipartLimits, receiveParts, type ReceivedParts } from './receive-parts.ts'
import { discardFile } from '../footage/index.ts'
import { storeUpload } from './store-upload.ts'
import { findSender, type Sender } from './upload-sender.ts'

const UseType = z.coerce
  .number()
  .pipe(z.literal(Object.values(useTypes)))
  .default(useTypes.photo)

/** `POST /api/FileFront/PostSaveFile`: multipart with 1–18 `files` and `useType`; returns one entry per file. */
export async function mountSaveFileRoute(server: FastifyInstance, app: App): Promise<void> {
  await server.register(multipart, { limits: multipartLimits })
  server.post(
    '/api/FileFront/PostSaveFile',
    { handlerTimeout: slowestTransferMs, config: { openToSite: true } },
    async (request, reply) => {
      const ctx = makeCtx(app, request, reply)
      const found = await findSender(app, ctx, request)
      const announced = header(request, 'x-content-sha256')
      // The first form signs this hash of the body; without it any body would do.
      if (isFirstForm(found) && announced === '') fail('SignatureInvalid')
      if (!request.isMultipart()) fail('BadInput', { fields: { files: fieldSentences.multipart } })
      const hash = hashBody(request)
      const parts = await receiveParts(app, request)
      try {
        const sender = typeof found === 'function' ? await found(parts.fields) : found
        if (announced !== '' && announced !== hash()) fail('SignatureInvalid')
        ctx.viewer = { id: sender.memberId, sessionId: '' }
        await app.limiter.take('upload', ctx)
        return success(await saveCounted(app, ctx, sender, parts))
      } finally {
        await parts.discard()
      }
    },
  )
}

function isFirstForm(found: Awaited<ReturnType<typeof findSender>>): boolean {
  return typeof found !== 'function' && found.pass === null
}

/** Hashes the body while it streams. */
function hashBody(request: FastifyRequest): () => string {
  const hash = createHash('sha256')
  request.raw.on('data', (part: Buffer) => hash.update(part))
  return () => hash.digest('hex')
}

/** What is refused does not count towards the limit, unless it was costly to read. */
async function saveCounted(...given: Parameters<typeof saveFiles>): Promise<UploadedFile[]> {
  const [app, ctx] = given
  try {
    return await saveFiles(...given)
  } catch (error) {
    if (error instanceof Failure && !wasCostly(error)) await app.limiter.giveBack('upload', ctx)
    throw error
  }
}

/** All files or none: when one is refused, those stored before it are removed. */
async function saveFiles(
  app: App,
  ctx: Ctx,
  { memberId, pass }: Sender,
  { fields, files }: ReceivedParts,
): Promise<UploadedFile[]> {
  const useType = UseType.safeParse(fields['useType'])
  if (!useType.success) fail('BadInput', { fields: { useType: fieldSentences.useType } })
  if (files.length === 0) fail('BadInput', { fields: { files: fieldSentences.files } })
  if (pass !== null && pass.useType !== useType.data) fail('Forbidden')
  if (pass !== null && files.some(({ file }) => file.size > pass.maxBytes)) fail('Forbidden')
  await refuseClosed({ app, db: app.db }, useType.data)
  const stored: string[] = []
  try {
    for (const { file, fileName } of files) {
      stored.push(await storeUpload(app, memberId, file, { fileName, useType: useType.data }))
    }
    return await Promise.all(stored.map((fileId) => loadUploadedFile(ctx, fileId)))
  } catch (error) {
    for (const fileId of stored) await discardFile(app, fileId)
    throw error
  }
}
