import type { ReplyChild, ReplyItem } from '@guangquan/contract'
import { rubricNames } from '@guangquan/contract/reply/rubrics'
import { Avatar, IconButton, LikeAction, Menu, TimeText } from '@guangquan/ui'
import { DotsThreeIcon, FrameCornersIcon } from '@guangquan/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { serverNow } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { currentUser, useSignedIn } from '../../../platform/session/session.ts'
import { CategoryMark } from '../../../shared/people/category-mark.tsx'
import { MemberLevel } from '../../../shared/people/member-level.tsx'
import { MentionText } from '../../../shared/mention/mention-text.tsx'
import { useOverlay } from '../../../shared/overlay/overlay.ts'
import { viewerContent } from '../../../shared/posts/post-dialogs.ts'
import { toggleShown } from '../../../shared/overlay/toggle-shown.ts'
import { WornMedal } from '../../../shared/people/worn-medal.tsx'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { CommentPhoto } from './comment-photo.tsx'
import { useCommentMenu } from './use-comment-menu.ts'

interface CommentRowProps {
  reply: ReplyItem | ReplyChild
  /** Second level: smaller, without an avatar. */
  nested?: boolean
  /** The viewer has just sent it: it is scrolled into view. */
  isNew: boolean
  onAnswer: (parent: { id: string; name: string }) => void
}

/** A comment or answer with like, 回复 and menu; a folded one is collapsed until opened. */
export function CommentRow({ reply, nested = false, isNew, onAnswer }: CommentRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const openPerson = useOpenPerson()
  const menu = useCommentMenu(reply)
  const signedIn = useSignedIn()
  const [opened, setOpened] = useState(false)
  if (reply.folded && !opened) {
    return (
      <button type="button" className="comment-folded" onClick={() => setOpened(true)}>
        作者折叠了一条不友善的评论　<span className="text-accent-text">展开</span>
      </button>
    )
  }
  return (
    <div ref={row} className="comment-row flex gap-3" id={`reply-${reply.id}`} data-new={isNew || undefined}>
      {nested ? null : (
        <Avatar src={reply.fromUserHeadPicUrl} size={36} frame={{ src: reply.fromUsedFrameSrc }} />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <a
            href={paths.other(reply.userId)}
            onClick={openPerson(reply.userId)}
            className="ui-hit-area font-semibold hover:underline"
          >
            {reply.nickName}
          </a>
          <CategoryMark icon={reply.fromUserCategoryIcon} />
          {nested ? null : <MemberLevel level={reply.level} />}
          {nested ? null : (
            <WornMedal src={reply.fromUsedAchievementSrc} title={reply.fromUsedAchievementTitle} size={18} />
          )}
          {reply.isAuthor ? (
            <span className="rounded-sm bg-sunk px-1 text-caption text-ink-2">作者</span>
          ) : null}
          {'pinned' in reply && reply.pinned ? (
            <span className="text-caption text-accent-text">置顶</span>
          ) : null}
        </p>
        {'critique' in reply && reply.critique !== null ? (
          <button
            type="button"
            className="comment-critique"
            onClick={() =>
              viewerContent.set({ publishId: reply.publishId, frame: 0, critique: { id: reply.id } })
            }
          >
            <FrameCornersIcon size={16} />
            {rubricNames[reply.critique.rubric]}
            <span className="sr-only">，在照片上看圈点的地方</span>
            {reply.critique.helpful ? <span className="text-success">　作者觉得有帮助</span> : null}
          </button>
        ) : null}
        <p data-selectable className="whitespace-pre-line break-words">
          {reply.replyToUser === null ? null : (
            <>
              回复 <b className="font-semibold">{reply.replyToUser}</b>：
            </>
          )}
          <MentionText text={reply.text} people={reply.atUsers} />
        </p>
        {reply.picture === null ? null : <CommentPhoto picture={reply.picture} writer={reply.nickName} />}
        <div className="comment-foot">
          <TimeText at={reply.createTime} now={serverNow()} />
          <button
            type="button"
            className="comment-foot-button"
            onClick={() =>
              signedIn ? onAnswer({ id: reply.id, name: reply.nickName }) : promptSignIn('登录后可以回复')
            }
          >
            回复
          </button>
          <ReplyLike reply={reply} />
          {menu.length === 0 ? null : (
            <Menu
              label={`${reply.nickName} 的评论`}
              align="end"
              items={menu}
              trigger={(attributes) => (
                <IconButton
                  {...attributes}
                  className="comment-more-button"
                  label="更多"
                  icon={<DotsThreeIcon weight="bold" size={18} />}
                />
              )}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function ReplyLike({ reply }: { reply: ReplyItem | ReplyChild }) {
  const overlay = useOverlay(`reply:${reply.id}`)
  const isLike = overlay.isLike ?? reply.isLike
  const likeCount = overlay.likeCount ?? reply.likeCount

  async function onToggle(on: boolean) {
    if (currentUser() === null) {
      promptSignIn('登录后可以点赞', () => void onToggle(on))
      return
    }
    await toggleShown({
      key: `reply:${reply.id}`,
      action: 'like',
      on,
      change: { isLike: on, likeCount: Math.max(0, likeCount + (on ? 1 : -1)) },
      waits: true,
      send: (requested) =>
        client.call(
          api.NewPublish.ReplyLike,
          { id: reply.id, on: requested, requestId: crypto.randomUUID() },
          { keepalive: true },
        ),
    })
  }

  return <LikeAction small count={likeCount} pressed={isLike} onToggle={(on) => void onToggle(on)} />
}
