import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { allAudiences, publishTypes } from '@guangquan/contract'
import type { App, MemberCtx } from '../../../context.ts'
import { loadVideoProgress, makeVideo, storeVideoFile, type VideoCut } from '../../footage/index.ts'
import { publishPost } from '../../post/index.ts'
import { sourcePath } from '../../../demo/catalogue.ts'
import { videoScripts, type VideoScript } from './video-script.ts'

const stateKey = 'demo.videos'
const hourMs = 3600_000

/**
 * Makes the next demonstration video from its photographs and publishes it as its author. It takes half a minute, so it
 * runs in the background; when done already, or without ffmpeg, it does nothing.
 * @returns whether more are left
 */
export async function loadNextVideo(app: App, signal: AbortSignal): Promise<boolean> {
  if (!(await isNeeded(app))) return false
  const [next, ...others] = await missingScripts(app)
  if (next !== undefined && !(await load(app, next, signal))) return false
  if (others.length > 0) return true
  await app.db
    .insertInto('sys_config')
    .values({ key: stateKey, value: JSON.stringify('loaded') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return false
}

async function load(app: App, script: VideoScript, signal: AbortSignal): Promise<boolean> {
  const root = join(app.env.dataDir, 'tmp')
  await mkdir(root, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(root, 'video-'))
  try {
    const path = await makeVideo(app, cutOf(script, folder), signal)
    if (path === null) return false
    await publishScript(app, script, await storeVideoFile(app, script.author.id, path, signal))
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function isNeeded(app: App): Promise<boolean> {
  // Tests upload videos of their own, which would wait for these.
  if (app.env.DEMO !== 'auto' || app.env.NODE_ENV !== 'development') return false
  const rows = await app.db
    .selectFrom('sys_config')
    .select(['key', 'value'])
    .where('key', 'in', ['demo.state', stateKey])
    .execute()
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value
  return valueOf('demo.state') === 'loaded' && valueOf(stateKey) === undefined
}

async function missingScripts(app: App): Promise<VideoScript[]> {
  const scripts = videoScripts()
  const rows = await app.db
    .selectFrom('publish')
    .select('title')
    .where('publish_type', '=', publishTypes.video)
    .where(
      'author_id',
      'in',
      scripts.map((script) => script.author.id),
    )
    .execute()
  const titles = new Set(rows.map((row) => row.title))
  return scripts.filter((script) => !titles.has(script.title))
}

function cutOf(script: VideoScript, folder: string): VideoCut {
  return {
    folder,
    pictures: script.photos.map(sourcePath),
    secondsEach: script.secondsEach,
    moving: script.moving,
  }
}

async function publishScript(app: App, script: VideoScript, videoId: string): Promise<void> {
  const ctx = ctxOf(app, script)
  const frames = (await loadVideoProgress(ctx, [videoId])).get(videoId)?.frames ?? []
  await publishPost(ctx, {
    publishType: publishTypes.video,
    publishSubType: script.subType,
    title: script.title,
    text: script.text,
    ownersOnly: script.ownersOnly,
    subtitles: subtitlesOf(script),
    videoId,
    posterId: frames[1]?.fileId ?? '',
    topicIds: [],
    tags: script.tags,
    place: '',
    exposeUser: [...allAudiences],
    atUsers: [],
  })
}

function subtitlesOf({ lines, secondsEach }: VideoScript): string {
  const clock = (seconds: number) =>
    `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`
  return lines
    .map(
      (line, place) => `${clock(place * secondsEach)} --> ${clock((place + 1) * secondsEach - 1)}\n${line}\n`,
    )
    .join('\n')
}

/** The author's context, some hours ago. */
function ctxOf(app: App, script: VideoScript): MemberCtx {
  return {
    app,
    db: app.db,
    staff: null,
    viewer: { id: script.author.id, sessionId: '' },
    now: new Date(app.now().getTime() - script.hoursAgo * hourMs),
    log: app.log,
    ip: '',
    requestId: '',
    afterCommit: (effect) => effect(),
    request: { cookies: {}, userAgent: '', token: '', setCookie: () => undefined },
  }
}
