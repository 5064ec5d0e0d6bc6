import type { NewPublish } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { chooseEmotion } from './choose-emotion.ts'
import { reportEmotions } from './emotion-report.read.ts'

/** Methods of NewPublish about emotions. */
export const emotionMethods = {
  GetPublishEmojReport: reportEmotions,
  ChooseEmoj: chooseEmotion,
} satisfies Partial<HandlersOf<typeof NewPublish>>
