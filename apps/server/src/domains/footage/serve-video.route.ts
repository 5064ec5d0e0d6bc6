import { lessonPreviewSeconds, videoStates } from '@guangquan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { slowestTransferMs } from '../../storage/file-times.ts'
import { readSignature } from '../../http/serving/file-signature.ts'
import { openCopyCaching } from '../../http/serving/open-copy-caching.ts'
import { matches, notFound, sendPart } from '../../http/serving/send-part.ts'
import { masterPlaylist, mediaPlaylist, segmentsWithin } from './playlist.ts'
import { initKey, plainKey, segmentKey } from './video-keys.ts'
import { findVideo, type VideoRow } from './video.store.ts'

interface VideoRoute {
  Params: { fileId: string; name: string }
  Querystring: { e?: unknown; s?: unknown }
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const nameForm = /^(?:(master)\.m3u8|(plain)\.mp4|(\d{2,4})(?:\.m3u8|-(init)\.mp4|-(\d{1,4})\.m4s))$/

/** `GET /files/{fileId}/video/{name}`: playlists and segments of a video's copies. The original has no URL. */
export function mountVideoRoute(server: FastifyInstance, app: App): void {
  server.route<VideoRoute>({
    method: ['GET', 'HEAD'],
    url: '/files/:fileId/video/:name',
    handlerTimeout: slowestTransferMs,
    config: { openToSite: true },
    handler: async (request, reply) => {
      const { fileId, name } = request.params
      const named = nameForm.exec(name)
      const video = named !== null && uuidForm.test(fileId) ? await findVideo(app.db, fileId) : null
      const grant = video === null ? null : judge(app, video, request)
      if (named === null || video === null || grant === null) return notFound(reply)
      const [, master, plain, quality, init, segment] = named
      const requested = { video, grant, request, reply }
      if (plain !== undefined) return video.plain ? sendPlain(app, requested) : notFound(reply)
      if (master !== undefined) return sendList(requested, masterPlaylist(video.renditions, queryOf(request)))
      const rendition = video.renditions.find((one) => one.quality === Number(quality))
      if (rendition === undefined) return notFound(reply)
      if (init !== undefined) {
        return sendFile(app, requested, initKey(video.prefix, rendition.quality), `${rendition.quality}-init`)
      }
      if (segment === undefined) {
        return sendList(requested, mediaPlaylist(rendition, queryOf(request), grant.limitSeconds))
      }
      const index = Number(segment)
      if (index >= segmentsWithin(rendition.segments, grant.limitSeconds)) return notFound(reply)
      const key = segmentKey(video.prefix, rendition.quality, index)
      return sendFile(app, requested, key, `${rendition.quality}-${index}`)
    },
  })
}

/** How much of a video a caller may watch, and for how many more seconds; null seconds mean that it is public. */
interface Grant {
  limitSeconds: number | null
  secondsLeft: number | null
}

function judge(app: App, video: VideoRow, request: FastifyRequest<VideoRoute>): Grant | null {
  if (video.isPublic) return { limitSeconds: null, secondsLeft: null }
  const signature = readSignature(app, video.fileId, request.query)
  if (signature?.scope !== 'private' && signature?.scope !== 'preview') return null
  const { scope, secondsLeft } = signature
  return { limitSeconds: scope === 'preview' ? lessonPreviewSeconds : null, secondsLeft }
}

// Only what has the form of a signature is copied into a list; nothing else of the URL is repeated.
function queryOf(request: FastifyRequest<VideoRoute>): string {
  const { e, s } = request.query
  const isSignature =
    typeof e === 'string' && typeof s === 'string' && /^\d{10}$/.test(e) && /^[\w-]{22}$/.test(s)
  return isSignature ? `?e=${e}&s=${s}` : ''
}

interface VideoRequest {
  video: VideoRow
  grant: Grant
  request: FastifyRequest<VideoRoute>
  reply: FastifyReply
}

function sendList({ video, grant, reply }: VideoRequest, text: string): FastifyReply {
  const settled = video.state === videoStates.ready
  // A list grows while larger copies are made; and a post can stop being public.
  const cache = grant.secondsLeft === null ? `public, max-age=${settled ? 300 : 5}` : 'private, no-cache'
  return setHeaders(reply, 'application/vnd.apple.mpegurl', cache).send(text)
}

async function sendFile(app: App, requested: VideoRequest, key: string, part: string): Promise<FastifyReply> {
  const { video, grant, request, reply } = requested
  const etag = `"${video.fileId}-${part}"`
  const cache = grant.secondsLeft === null ? openCopyCaching : `private, max-age=${grant.secondsLeft}`
  setHeaders(reply, 'video/mp4', cache).headers({ etag, 'accept-ranges': 'bytes' })
  if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send()
  const known = request.headers['if-range']
  const range = known === undefined || known === etag ? request.headers.range : undefined
  return sendPart(app, key, range, request, reply)
}

// The file as uploaded cannot be cut at a second, so unless all of it may be watched, none of it is served.
async function sendPlain(app: App, requested: VideoRequest): Promise<FastifyReply> {
  if (requested.grant.limitSeconds !== null) return notFound(requested.reply)
  return sendFile(app, requested, plainKey(requested.video.prefix), 'plain')
}

function setHeaders(reply: FastifyReply, type: string, cache: string): FastifyReply {
  return reply.headers({
    'content-type': type,
    'cache-control': cache,
    vary: 'Origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  })
}
