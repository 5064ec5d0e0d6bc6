import { api, call } from '@guangquan/contract/wire/method-ref'

export const postOf = (id: string) => call(api.NewPublish.Detail, { id })

/** Comments of a post, the most liked ones first unless `new` is requested. */
export const commentsOf = (publishId: string, sort: 'hot' | 'new' = 'hot') =>
  call(api.NewPublish.GetPublishReplyList, sort === 'hot' ? { publishId } : { publishId, sort })
