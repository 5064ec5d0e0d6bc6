import type { NewPublish } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { fail } from '../../fail.ts'
import { findOpenPost } from '../post-access/index.ts'
import { getVote } from './vote.view.ts'
import { chooseVote } from './choose-vote.ts'
import { closeVote } from './close-vote.ts'

/** Methods of NewPublish about votes. */
export const voteMethods = {
  GetVote: async (ctx, { publishId }) => {
    if ((await findOpenPost(ctx, publishId)) === undefined) fail('ContentNotFound')
    return getVote(ctx, publishId)
  },
  ChooseVote: chooseVote,
  CloseVote: closeVote,
} satisfies Partial<HandlersOf<typeof NewPublish>>
