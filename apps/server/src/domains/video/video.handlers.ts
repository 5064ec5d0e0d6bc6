import type { Video } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { getVideoProgress } from '../footage/index.ts'
import { getPlay } from './get-play.ts'

export const videoMethods = {
  GetProgress: (ctx, { fileId }) => getVideoProgress(ctx, fileId),
  GetPlay: getPlay,
} satisfies HandlersOf<typeof Video>
