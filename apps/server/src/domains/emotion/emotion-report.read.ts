import { emotionCodes, type EmotionReport } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { findOpenPost } from '../post/index.ts'
import { findEmotion, tallyColumns } from './emotion.store.ts'

/** Counts of the six emotions about a post, in order, and the viewer's own. @throws ContentNotFound */
export async function reportEmotions(ctx: Ctx, { publishId }: { publishId: string }): Promise<EmotionReport> {
  const post = await findOpenPost(ctx, publishId)
  if (post === undefined) fail('ContentNotFound')
  const [tally, mine] = await Promise.all([
    ctx.db
      .selectFrom('post_emotion_tally')
      .where('publish_id', '=', publishId)
      .select(tallyColumns)
      .executeTakeFirst(),
    ctx.viewer === null ? null : findEmotion(ctx.db, publishId, ctx.viewer.id),
  ])
  const counts = tallyColumns.map((column) => tally?.[column] ?? 0)
  return { items: emotionCodes.map((code, place) => ({ code, count: counts[place] ?? 0 })), mine }
}
