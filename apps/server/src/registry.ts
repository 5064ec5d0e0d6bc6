import { NewPublish, Picture, UserFollow, UserInfo } from '@guangquan/contract'
import { accountHandlers, accountMethods } from './domains/account/account.handlers.ts'
import { addressHandlers } from './domains/address/address.handlers.ts'
import { albumMethods } from './domains/album/album.handlers.ts'
import { articleHandlers } from './domains/article/article.handlers.ts'
import { emotionMethods } from './domains/emotion/emotion.handlers.ts'
import { feedMethods, recommendMethods, wallMethods } from './domains/feed/feed.handlers.ts'
import { blockMethods, followMethods } from './domains/follow/follow.handlers.ts'
import { gearChoiceMethods, gearHandlers } from './domains/gear/gear.handlers.ts'
import { mediaHandlers } from './domains/media/media.handlers.ts'
import { peopleMethods, profileMethods } from './domains/member/member.handlers.ts'
import { mentionMethods } from './domains/mention/mention.handlers.ts'
import { likeNoticeMethods, noticeHandlers } from './domains/notice/notice.handlers.ts'
import { ownDataMethods } from './domains/own-data/own-data.handlers.ts'
import { galleryMethods } from './domains/photo/photo.handlers.ts'
import { postMethods, publishHandlers } from './domains/post/post.handlers.ts'
import { implementReactions } from './domains/reaction/reaction.handlers.ts'
import { reportMethods } from './domains/report/report.handlers.ts'
import { replyMethods } from './domains/reply/reply.handlers.ts'
import { searchHandlers } from './domains/search/search.handlers.ts'
import { siteHandlers } from './domains/site/site.handlers.ts'
import { tagHandlers, tagMethods } from './domains/tag/tag.handlers.ts'
import { videoHandlers } from './domains/video/video.handlers.ts'
import { socialHandlers, socialMethods } from './domains/social/social.handlers.ts'
import { voteMethods } from './domains/vote/vote.handlers.ts'
import { implement, type Implementation } from './http/implement.ts'

/** Every Service of the wire with its handlers: the only file that names handlers. */
export const implementations: Implementation[] = [
  // A Service is an address: the methods of this one are six subjects'.
  ...implement(UserInfo, {
    ...accountMethods,
    ...socialMethods,
    ...profileMethods,
    ...peopleMethods,
    ...blockMethods,
    ...ownDataMethods,
  }),
  ...accountHandlers,
  ...socialHandlers,
  ...addressHandlers,
  ...implement(UserFollow, { ...followMethods, ...recommendMethods }),
  ...siteHandlers,
  ...mediaHandlers,
  ...videoHandlers,
  ...implement(NewPublish, {
    ...postMethods,
    ...feedMethods,
    ...tagMethods,
    ...replyMethods,
    ...mentionMethods,
    ...reportMethods,
    ...voteMethods,
    ...emotionMethods,
  }),
  ...publishHandlers,
  ...implement(Picture, { ...wallMethods, ...galleryMethods, ...albumMethods, ...gearChoiceMethods }),
  ...articleHandlers,
  ...tagHandlers,
  ...gearHandlers,
  ...searchHandlers,
  ...implementReactions(replyMethods.ReplyLike, likeNoticeMethods),
  ...noticeHandlers,
]
