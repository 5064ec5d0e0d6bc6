import { copyFile, open, rm } from 'node:fs/promises'
import { videoStates, type Verdict } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { App } from '../../context.ts'
import { fail } from '../../fail.ts'
import { insertFile } from '../media/index.ts'
import { discardFile } from './discard-file.ts'
import type { FileIntent } from '../media/index.ts'
import type { TemporaryFile } from '../../storage/temporary-file.ts'
import { readMp4Index } from './mp4-boxes.ts'
import { probeVideo } from './probe-video.ts'
import type { VideoFacts } from './video-facts.ts'
import { plainKey, videoKeysOf } from './video-keys.ts'
import { queueVideoWork } from './queue-video-work.ts'
import { findVideo, updateVideo } from './video.store.ts'
import { videoToolsOf } from './video-tools.ts'
import { countVideo, refuseManyVideos } from './videos-per-day.ts'

/**
 * Checks a video by its content, stores the original unchanged and enqueues the making of frames and copies. The caller
 * removes the temporary file if it is left.
 * @returns id of the file, unused until `claimFiles`
 * @throws Failure VideoTypeRefused, VideoCodecRefused, VideoH264Only, VideoDamaged, VideoLength, VideoSize, QuotaFull,
 * StorageFull, VideoDayLimit
 */
export async function storeVideo(
  app: App,
  ownerId: string,
  file: TemporaryFile,
  intent: FileIntent,
): Promise<string> {
  await refuseManyVideos({ app, db: app.db }, { ownerId, now: app.now() })
  const probed = await probeVideo(app, file.path)
  if (probed.kind === 'refused') fail(probed.reason)
  const { facts } = probed
  const id = uuid()
  const keys = videoKeysOf(id, facts.mime, app.now())
  const index = await readMp4Index(file.path)
  const privateBoxes = index?.privateBoxes ?? []
  const plain = videoToolsOf(app) === null
  await insertRows(app, {
    id,
    ownerId,
    file,
    intent,
    facts,
    keys,
    plain,
    hasMetadata: privateBoxes.length > 0,
  })
  try {
    if (plain) await storePlainCopy(app, file.path, plainKey(keys.publicPrefix), privateBoxes)
    await app.storage.putFile(keys.originalKey, file.path, facts.mime)
    if (!plain) await queueVideoWork(app, id, ownerId)
  } catch (error) {
    await discardFile(app, id)
    throw error
  }
  return id
}

/** A video that was given up is tried again when it is uploaded again. */
export async function tryVideoAgain(app: App, fileId: string): Promise<void> {
  const video = await findVideo(app.db, fileId)
  if (video?.state !== videoStates.failed) return
  await updateVideo(app.db, fileId, { state: videoStates.waiting, progress: 0, tries: 0 })
  await queueVideoWork(app, fileId, video.ownerId)
}

interface NewRows {
  id: string
  ownerId: string
  file: TemporaryFile
  intent: FileIntent
  facts: VideoFacts
  keys: ReturnType<typeof videoKeysOf>
  plain: boolean
  hasMetadata: boolean
}

async function insertRows(app: App, { id, ownerId, file, intent, facts, ...rest }: NewRows): Promise<void> {
  const verdicts: Verdict[] = rest.hasMetadata ? ['positionHidden'] : []
  await app.db.transaction().execute(async (tx) => {
    await insertFile(
      tx,
      {
        id,
        owner_id: ownerId,
        use_type: intent.useType,
        mime: facts.mime,
        size_bytes: file.size,
        sha256: file.sha256,
        original_key: rest.keys.originalKey,
        public_prefix: rest.keys.publicPrefix,
        width: facts.width,
        height: facts.height,
        blur: '',
        color: '#1a1a1a',
        verdicts,
        created_at: app.now(),
      },
      intent,
    )
    await countVideo(tx, { app, fileId: id, ownerId, now: app.now() })
    await tx
      .insertInto('video')
      .values({
        file_id: id,
        duration_ms: facts.durationMs,
        frame_rate: facts.frameRate,
        codec: facts.codec,
        audio_codec: facts.audioCodec,
        hdr: facts.hdr,
        plain: rest.plain,
        state: rest.plain ? videoStates.ready : videoStates.waiting,
        progress: rest.plain ? 100 : 0,
      })
      .execute()
  })
}

// Renamed to `free` and zeroed in place, so that nothing in the file moves and every offset stays valid.
async function storePlainCopy(
  app: App,
  path: string,
  key: string,
  boxes: readonly { offset: number; size: number }[],
): Promise<void> {
  const copy = `${path}-plain`
  try {
    await copyFile(path, copy)
    const handle = await open(copy, 'r+')
    try {
      for (const { offset, size } of boxes) {
        await handle.write(Buffer.from('free', 'latin1'), 0, 4, offset + 4)
        for (let done = 8; done < size; done += blank.length) {
          await handle.write(blank, 0, Math.min(blank.length, size - done), offset + done)
        }
      }
    } finally {
      await handle.close()
    }
    await app.storage.putFile(key, copy, 'video/mp4')
  } finally {
    await rm(copy, { force: true })
  }
}

const blank = Buffer.alloc(64 * 1024)
