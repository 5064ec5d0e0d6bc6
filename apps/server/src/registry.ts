import { NewPublish } from '@guangquan/contract'
import { accountHandlers } from './domains/account/account.handlers.ts'
import { followHandlers } from './domains/follow/follow.handlers.ts'
import { mediaHandlers } from './domains/media/media.handlers.ts'
import { pictureHandlers, postMethods, publishHandlers } from './domains/post/post.handlers.ts'
import { implementReactions } from './domains/reaction/reaction.handlers.ts'
import { replyMethods } from './domains/reply/reply.handlers.ts'
import { siteHandlers } from './domains/site/site.handlers.ts'
import { implement, type Implementation } from './http/implement.ts'

/** Every Service of the wire with its handlers: the only file that names handlers. */
export const implementations: Implementation[] = [
  ...accountHandlers,
  ...followHandlers,
  ...siteHandlers,
  ...mediaHandlers,
  // A Service is an address: this one's methods are two domains'.
  ...implement(NewPublish, { ...postMethods, ...replyMethods }),
  ...publishHandlers,
  ...pictureHandlers,
  ...implementReactions(replyMethods.ReplyLike),
]
