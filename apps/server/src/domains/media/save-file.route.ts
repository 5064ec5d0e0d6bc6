import { createHash } from 'node:crypto'
import { useTypes, type UploadedFile } from '@guangquan/contract'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App, Ctx, Viewer } from '../../context.ts'
import { fail } from '../../fail.ts'
import { authenticate } from '../../http/authenticate.ts'
import { success } from '../../http/envelope.ts'
import { makeCtx } from '../../http/make-ctx.ts'
import { hasSortedAuthorization, verifySortedAuthorization } from '../../http/sign-sorted.ts'
import { header } from '../../http/sign.ts'
import { loadUploadedFile } from './load-uploaded-file.ts'
import { multipartLimits, receiveParts, type ReceivedParts } from './receive-parts.ts'
import { removeFile } from './remove-file.ts'
import { storeFile } from './store-file.ts'

const UseType = z.coerce
  .number()
  .pipe(z.literal(Object.values(useTypes)))
  .default(useTypes.photo)

/** `POST /api/FileFront/PostSaveFile`: multipart with 1–18 `files` and `useType`; answers one entry per file. */
export async function mountSaveFileRoute(server: FastifyInstance, app: App): Promise<void> {
  await server.register(multipart, { limits: multipartLimits })
  server.post('/api/FileFront/PostSaveFile', async (request, reply) => {
    const ctx = makeCtx(app, request, reply)
    // The second form signs the text fields, so it can be checked only once they are here; its session must stand.
    const isSorted = hasSortedAuthorization(request)
    const early = isSorted ? null : await requireMember(authenticate(app, request))
    if (!request.isMultipart()) fail('BadInput', { fields: { files: 'multipart/form-data' } })
    const hash = hashBody(request)
    const parts = await receiveParts(app, request)
    try {
      const viewer = early ?? (await requireMember(verifySortedAuthorization(app, request, parts.fields)))
      const announced = header(request, 'x-content-sha256')
      if (!isSorted && announced !== '' && announced !== hash()) fail('SignatureInvalid')
      ctx.viewer = viewer
      await app.limiter.takeClass('upload', ctx)
      return success(await saveFiles(app, { ...ctx, viewer }, parts))
    } finally {
      await parts.discard()
    }
  })
}

async function requireMember(found: Promise<Viewer | null>): Promise<Viewer> {
  return (await found) ?? fail('TokenInvalid')
}

/** Hash of the body as it passes by. */
function hashBody(request: FastifyRequest): () => string {
  const hash = createHash('sha256')
  request.raw.on('data', (part: Buffer) => hash.update(part))
  return () => hash.digest('hex')
}

/** All files or none: a refused one takes back those stored before it. */
async function saveFiles(
  app: App,
  ctx: Ctx & { viewer: Viewer },
  parts: ReceivedParts,
): Promise<UploadedFile[]> {
  const useType = UseType.safeParse(parts.fields['useType'])
  if (!useType.success) fail('BadInput', { fields: { useType: '1–3' } })
  if (parts.files.length === 0) fail('BadInput', { fields: { files: '1–18' } })
  const stored: string[] = []
  try {
    for (const { file, fileName } of parts.files) {
      stored.push(await storeFile(app, ctx.viewer.id, file, { fileName, useType: useType.data }))
    }
    return await Promise.all(stored.map((fileId) => loadUploadedFile(ctx, fileId)))
  } catch (error) {
    for (const fileId of stored) await removeFile(app, fileId)
    throw error
  }
}
