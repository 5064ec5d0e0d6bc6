import { basename } from 'node:path/posix'
import { watermarkFromPx } from '@guangquan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { consume, inMemory } from '../../http/limits/limit.ts'
import { addressGroup } from '../../http/calls/make-ctx.ts'
import { makeJpeg } from './jpeg/make-jpeg.ts'
import { readSignature, type SignatureScope } from '../../http/serving/file-signature.ts'
import {
  lacksDenseCopy,
  ruleOf,
  copyKey,
  copyName,
  readCopyName,
  type CopyFormat,
  type CopyName,
} from '../image/index.ts'
import { slowestTransferMs } from '../../storage/file-times.ts'
import { findFile, shownWatermarkVersion, type FileRow } from './media.store.ts'
import { interimCopyCaching, openCopyCaching } from '../../http/serving/open-copy-caching.ts'
import { matches, notFound, sendPart } from '../../http/serving/send-part.ts'

interface FileRoute {
  Params: { fileId: string; name: string }
  Querystring: { e?: unknown; s?: unknown }
}

export const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const nameForm = /^([0-9a-z]{2,16})\.(webp|avif|jpg)$/

/** JPEGs are made on request: nobody downloads more in a minute. */
const jpegsPerMinute = { points: 30, seconds: 60 }

/**
 * `GET /files/{fileId}/{size}.webp`: one copy of a picture; `.jpg` downloads it as JPEG under the same conditions.
 * Originals have no URL.
 */
export function mountServeRoute(server: FastifyInstance, app: App): void {
  const jpegs = inMemory(jpegsPerMinute)
  server.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url: '/files/:fileId/:name',
    handlerTimeout: slowestTransferMs,
    config: { openToSite: true },
    handler: async (request, reply) => {
      const { fileId, name } = request.params
      const [, text = '', extension] = nameForm.exec(name) ?? []
      const asked = readCopyName(text)
      const file = uuidForm.test(fileId) && asked !== null ? await findFile(app.db, fileId) : null
      if (file === null || asked === null) return notFound(reply)
      const copy = presentCopy(file, asked)
      const signature = readSignature(app, file.id, request.query)
      if (!exists(file, copy, signature?.scope)) return notFound(reply)
      const grant = judge(file, copy.size, signature)
      if (grant === null) return notFound(reply)
      if (extension === 'jpg') {
        if (app.env.RATE_LIMITS === 'on') await consume(jpegs, addressGroup(request.ip))
        return sendJpeg(app, { file, copy, grant }, reply)
      }
      return sendCopy(app, { file, copy, wantsAvif: extension === 'avif', grant }, request, reply)
    },
  })
}

/**
 * A size that the use has and this file has not stands for the next larger one, or the largest there is: its picture has
 * fewer pixels, or its copy was replaced with a larger one.
 */
function presentCopy(file: FileRow, copy: CopyName): CopyName {
  const { copies, former } = ruleOf(file.use_type)
  const sizes = copy.gamut === 'p3' ? file.p3_sizes : file.webp_sizes
  if (copy.moving === true || sizes.includes(copy.size)) return copy
  if (![...copies, former].some((one) => one?.size === copy.size)) return copy
  const unasked = sizes.filter((size) => copies.some((one) => one.size === size) || size === former?.size)
  return { ...copy, size: unasked.find((size) => size > copy.size) ?? unasked.at(-1) ?? copy.size }
}

/**
 * A copy that should carry a watermark does not exist for anybody without it or with an old one; of a photograph that
 * was masked no copy does, but for those who decide an appeal.
 */
function exists(
  file: FileRow,
  { size, gamut, mark, moving = false }: CopyName,
  scope: SignatureScope | undefined,
): boolean {
  if ((file.withheld_at !== null) !== (scope === 'withheld')) return false
  if (moving) return size === file.moving_size && mark === 0
  if (!(gamut === 'p3' ? file.p3_sizes : file.webp_sizes).includes(size)) return false
  if (size === ruleOf(file.use_type).large?.size && !file.large_open) return false
  if (size < watermarkFromPx || shownWatermarkVersion(file) === 0) return mark === 0
  return mark === shownWatermarkVersion(file) && file.copies_ready
}

/** For how many seconds the copy may be cached for this caller only, or `open` when it is public; null when refused. */
type Grant = 'open' | number | null

function judge(file: FileRow, size: number, signature: ReturnType<typeof readSignature>): Grant {
  if (file.is_public && size <= ruleOf(file.use_type).openUpTo) return 'open'
  const isOfScope = signature?.scope === 'private' || signature?.scope === 'withheld'
  const isGranted = isOfScope || (signature?.scope === 'member' && file.is_public)
  return isGranted ? (signature?.secondsLeft ?? null) : null
}

interface CopyRequest {
  file: FileRow
  copy: CopyName
  /** The URL itself names AVIF. */
  wantsAvif: boolean
  grant: Exclude<Grant, null>
}

async function sendJpeg(
  app: App,
  { file, copy, grant }: Omit<CopyRequest, 'wantsAvif'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isStill = copy.gamut === 'srgb' && copy.moving !== true
  const body = isStill ? await makeJpeg(app, { file, copy }) : null
  if (body === null) return notFound(reply)
  return reply
    .headers({
      ...pictureHeaders,
      'content-type': 'image/jpeg',
      'cache-control': cacheControl(grant, { settled: true }),
      vary: 'Origin',
      'content-disposition': `attachment; filename*=UTF-8''${file.id}-${copyName(copy)}.jpg`,
    })
    .send(body)
}

/** A picture is never a page, and pages of any origin may show it. */
export const pictureHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
} as const

async function sendCopy(
  app: App,
  { file, copy, wantsAvif, grant }: CopyRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const takesAvif = wantsAvif || (request.headers.accept ?? '').includes('image/avif')
  const mayHaveAvif = copy.moving !== true
  const avifSizes = copy.gamut === 'p3' ? file.p3_avif_sizes : file.avif_sizes
  const hasAvif = mayHaveAvif && avifSizes.includes(copy.size)
  if (wantsAvif && !hasAvif) return notFound(reply)
  const format: CopyFormat = takesAvif && hasAvif ? 'avif' : 'webp'
  const shown = basename(file.public_prefix)
  const etag = `"${shown}-${copyName(copy)}-${format}"`
  reply.headers({
    'content-type': `image/${format}`,
    // A photograph of the demonstration may show another one until its own copies are made.
    'cache-control':
      shown === file.id
        ? cacheControl(grant, {
            settled:
              !lacksDenseCopy(file) && (!takesAvif || hasAvif || !mayHaveAvif || !mayGetAvif(app, file)),
          })
        : 'no-cache',
    // Varies by origin too: the page draws photographs on a canvas, also from a file host.
    vary: 'Accept, Origin',
    etag,
    'accept-ranges': 'bytes',
    ...pictureHeaders,
    'content-disposition': `inline; filename*=UTF-8''${file.id}-${copyName(copy)}.${format}`,
  })
  if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send()

  const key = copyKey(file.public_prefix, copy, format)
  const known = request.headers['if-range']
  const rangeText = known === undefined || known === etag ? request.headers.range : undefined
  if (rangeText === undefined && request.method === 'GET') {
    const whole = await app.storage.get(key)
    if (whole === null) return notFound(reply)
    return reply.header('content-length', whole.size).send(whole.stream)
  }
  return sendPart(app, key, rangeText, request, reply)
}

/** The job runs within minutes; if there is none after a day, this size gets no AVIF. */
function mayGetAvif(app: App, file: FileRow): boolean {
  return ruleOf(file.use_type).avif && app.now().getTime() - file.created_at.getTime() < 24 * 3600_000
}

/** A caller that accepts AVIF but gets WebP, because the job has not run yet, revalidates within the hour. */
function cacheControl(grant: Exclude<Grant, null>, { settled }: { settled: boolean }): string {
  if (grant !== 'open') return `private, max-age=${grant}`
  return settled ? openCopyCaching : interimCopyCaching
}
