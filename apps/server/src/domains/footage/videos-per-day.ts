import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { countLimits } from '../../db/count-limits.ts'
import type { SettingCtx } from '../../db/settings.ts'
import { fail } from '../../fail.ts'

const dayMs = 24 * 3600_000

/**
 * Refuses a video that would be refused when it is stored, before its bytes are sent or probed. Two calls at once may
 * both pass; `countVideo` decides.
 * @throws Failure VideoDayLimit
 */
export async function refuseManyVideos(
  ctx: SettingCtx,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  const max = await countLimits.videosPerDay.read(ctx)
  const { count } = await ctx.db
    .selectFrom('stored_video')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('stored_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  if (count >= max) fail('VideoDayLimit', { max })
}

/**
 * Counts a video in the transaction that inserts its file, which holds the lock of its owner's quota. It stays counted
 * when the video is deleted.
 * @throws Failure VideoDayLimit
 */
export async function countVideo(
  tx: Tx,
  { app, fileId, ownerId, now }: { app: App; fileId: string; ownerId: string; now: Date },
): Promise<void> {
  await refuseManyVideos({ app, db: tx }, { ownerId, now })
  await tx.insertInto('stored_video').values({ file_id: fileId, owner_id: ownerId, stored_at: now }).execute()
}

/** A file that was not accepted after all does not count. */
export async function uncountVideo(db: Queryable, fileId: string): Promise<void> {
  await db.deleteFrom('stored_video').where('file_id', '=', fileId).execute()
}

/** Removes what no day counts any more. */
export async function forgetCountedVideos(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('stored_video')
    .where('stored_at', '<', new Date(now.getTime() - 2 * dayMs))
    .execute()
}
