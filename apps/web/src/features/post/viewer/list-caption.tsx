import type { PictureShape, PublishItem } from '@guangquan/contract'
import { ActionBar, Avatar, Button, EdgeLine, FollowButton, wallFrame } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { follow, useFollowState } from '../follow.ts'
import { usePostMenu } from '../post-menu.ts'
import { collectPost, likePost, useReactions } from '../../../shared/overlay/reactions.ts'

interface ListCaptionProps {
  post: PublishItem
  picture: PictureShape
  /** Until then only the author's name and the exposure are known. */
  isLoaded: boolean
  onOpen: () => void
}

/** Below a photograph of a list: author, 关注, exposure, like, collect, and the way to its page. */
export function ListCaption({ post, picture, isLoaded, onOpen }: ListCaptionProps) {
  const openPerson = useOpenPerson()
  const followState = useFollowState(post.authorId, post.authorFollowState)
  const shown = useReactions(post)
  const menu = usePostMenu(post)
  return (
    <div className="viewer-credit">
      <div className="viewer-author">
        <a
          href={paths.other(post.authorId)}
          onClick={openPerson(post.authorId)}
          className="viewer-author-link"
        >
          <Avatar src={post.authorHeadPic} size={36} frame={{ src: post.authorUsedFrameSrc }} />
          <span className="truncate font-semibold">{post.authorNickName}</span>
        </a>
        {!isLoaded || post.isAuthor || post.authorErased ? null : (
          <FollowButton
            state={followState}
            name={post.authorNickName}
            onChange={(on) =>
              void follow({ userId: post.authorId, name: post.authorNickName }, followState, on)
            }
          />
        )}
      </div>
      <EdgeLine className="viewer-exposure" frame={wallFrame(post.id)} exposure={exposureOf(picture.exif)} />
      <div className="viewer-reactions">
        <div inert={!isLoaded}>
          <ActionBar
            like={{
              count: shown.likeCount,
              pressed: shown.isLike,
              onToggle: (on) => void likePost(post.id, shown, on),
            }}
            collect={{
              count: shown.collectCount,
              pressed: shown.isCollect,
              onToggle: (on) => void collectPost(post.id, shown, on),
            }}
            more={menu}
          />
        </div>
        <Button kind="quiet" size="small" title="看作品页（Enter）" onClick={onOpen}>
          看作品页
        </Button>
      </div>
    </div>
  )
}
