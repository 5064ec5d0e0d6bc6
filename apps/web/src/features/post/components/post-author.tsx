import type { PublishCard } from '@guangquan/contract'
import { Avatar, FollowButton, TimeText } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { serverNow } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { CategoryMark } from '../../../shared/people/category-mark.tsx'
import { MemberLevel } from '../../../shared/people/member-level.tsx'
import { WornMedal } from '../../../shared/people/worn-medal.tsx'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { follow, useFollowState } from '../follow.ts'

type Author = Pick<
  PublishCard,
  | 'authorId'
  | 'authorNickName'
  | 'authorHeadPic'
  | 'authorUserCategoryIcon'
  | 'authorUsedFrameSrc'
  | 'authorUsedAchievementSrc'
  | 'authorUsedAchievementTitle'
  | 'authorLevel'
  | 'authorUserLevelIcon'
  | 'authorFollowState'
  | 'authorErased'
  | 'isAuthor'
  | 'createTime'
  | 'editedTime'
>

/** Author and time of a post, with the follow button. `after` is appended to that line. */
export function PostAuthor({ post, after }: { post: Author; after?: ReactNode }) {
  const openPerson = useOpenPerson()
  const followState = useFollowState(post.authorId, post.authorFollowState)
  return (
    <div className="flex items-center gap-3">
      <a href={paths.other(post.authorId)} onClick={openPerson(post.authorId)} tabIndex={-1} aria-hidden>
        <Avatar src={post.authorHeadPic} size={40} frame={{ src: post.authorUsedFrameSrc }} />
      </a>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <a
            href={paths.other(post.authorId)}
            onClick={openPerson(post.authorId)}
            className="ui-hit-area min-w-0 font-semibold hover:underline"
          >
            <span className="block truncate">{post.authorNickName}</span>
          </a>
          <CategoryMark icon={post.authorUserCategoryIcon ?? null} />
          <MemberLevel level={post.authorLevel} iconUrl={post.authorUserLevelIcon} linkTo={post.authorId} />
          <WornMedal src={post.authorUsedAchievementSrc} title={post.authorUsedAchievementTitle} />
        </div>
        <p className="truncate text-small text-ink-3">
          <TimeText at={post.createTime} now={serverNow()} />
          {post.editedTime ? '　已编辑' : ''}
          {after}
        </p>
      </div>
      {post.isAuthor || post.authorErased ? null : (
        <FollowButton
          state={followState}
          name={post.authorNickName}
          onChange={(on) =>
            void follow({ userId: post.authorId, name: post.authorNickName }, followState, on)
          }
        />
      )}
    </div>
  )
}
