import type { UserInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { changeTopics, listChosenTopics } from './choose-topics.ts'

export const interestMethods = {
  GetUserTopicList: (ctx) => listChosenTopics(ctx),
  ModifyUserTopic: (ctx, { topicIds }) => changeTopics(ctx, topicIds),
} satisfies Partial<HandlersOf<typeof UserInfo>>
