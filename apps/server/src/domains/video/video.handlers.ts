import { Video } from '@guangquan/contract'
import { implement, type Implementation } from '../../http/implement.ts'
import { getVideoProgress } from '../media/index.ts'
import { getPlay } from './get-play.ts'

export const videoHandlers: Implementation[] = implement(Video, {
  GetProgress: (ctx, { fileId }) => getVideoProgress(ctx, fileId),
  GetPlay: getPlay,
})
