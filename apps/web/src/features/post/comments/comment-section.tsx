import './comments.css'
import type { PublishItem, ReplyItem } from '@guangquan/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { flatPages } from '@guangquan/client'
import { Button, EmptyState, IrisLoader, ListFooter } from '@guangquan/ui'
import { SortAscendingIcon } from '@guangquan/ui/icons'
import { useState, type ReactNode } from 'react'
import { useReactions } from '../../../shared/overlay/reactions.ts'
import { CommentForm } from './comment-form.tsx'
import { childPages, commentPages, isComment, type CommentSort } from './comment-queries.ts'
import { CommentRow } from './comment-row.tsx'
import { readReplyDraft, type ReplyDraft } from './reply-draft.ts'

type Parent = ReplyDraft['parent']

interface CommentSectionProps {
  post: PublishItem
  /** Arranges list and comment box: below the list here, at the bottom of the sheet on phones. */
  layout: (list: ReactNode, form: ReactNode) => ReactNode
}

/** The comments of a post in two levels, and the comment box. */
export function CommentSection({ post, layout }: CommentSectionProps) {
  const { replyCount, commentsClosed } = useReactions(post)
  const [parent, setParent] = useState<Parent>(() => readReplyDraft(post.id).parent)
  const [sent, setSent] = useState<string>()
  const list = <CommentList post={post} sent={sent} onAnswer={setParent} />
  const form = (
    <CommentForm
      publishId={post.id}
      replyCount={replyCount}
      parent={parent}
      onParentChange={setParent}
      onSent={setSent}
      disabledReason={post.whyNot?.comment}
    />
  )
  const note = commentsClosed ? (
    <p className="comments-closed">评论已关闭{post.isAuthor ? '，只有你还能写' : ''}</p>
  ) : null
  return layout(
    <>
      {note}
      {list}
    </>,
    form,
  )
}

interface CommentListProps {
  post: PublishItem
  /** The viewer's own comment that was sent last. */
  sent: string | undefined
  onAnswer: (parent: Parent) => void
}

function CommentList({ post, sent, onAnswer }: CommentListProps) {
  const [sort, setSort] = useState<CommentSort>('hot')
  const query = useInfiniteQuery(commentPages(post.id, sort))
  const comments = flatPages(query.data).filter(isComment)
  if (query.isPending)
    return (
      <div className="md:max-xl:min-h-svh">
        <IrisLoader />
      </div>
    )
  if (query.isError && comments.length === 0)
    return <ListFooter state="failed" onRetry={() => void query.refetch()} />
  if (comments.length === 0) return <EmptyState title="还没有评论" help={placeholderOf(post.publishType)} />
  return (
    <>
      <button type="button" className="comment-sort" onClick={() => setSort(sort === 'hot' ? 'new' : 'hot')}>
        <SortAscendingIcon size={16} />
        {sort === 'hot' ? '热门' : '最新'}
      </button>
      <ul className="flex flex-col gap-6">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentRow reply={comment} isNew={comment.id === sent} onAnswer={onAnswer} />
            <Answers comment={comment} sent={sent} onAnswer={onAnswer} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <div className="pt-4 text-center">
          <Button
            kind="line"
            size="small"
            busy={query.isFetchingNextPage}
            busyLabel="正在加载"
            onClick={() => void query.fetchNextPage()}
          >
            更多评论
          </Button>
        </div>
      ) : null}
    </>
  )
}

interface AnswersProps {
  comment: ReplyItem
  sent: string | undefined
  onAnswer: (parent: Parent) => void
}

/** Two answers, the rest behind 展开另外 n 条回复. */
function Answers({ comment, sent, onAnswer }: AnswersProps) {
  const [open, setOpen] = useState(false)
  const query = useInfiniteQuery({ ...childPages(comment.publishId, comment.id), enabled: open })
  const all = flatPages(query.data)
  if (comment.childCount === 0) return null
  const shown = open && all.length > 0 ? all : comment.children
  const hidden = comment.childCount - comment.children.length
  return (
    <div className="comment-answers">
      {shown.map((reply) => (
        <CommentRow key={reply.id} reply={reply} nested isNew={reply.id === sent} onAnswer={onAnswer} />
      ))}
      {open && query.hasNextPage ? (
        <button type="button" className="comment-more" onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? '正在加载' : '再展开一些'}
        </button>
      ) : null}
      {hidden > 0 ? (
        <button type="button" className="comment-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : `展开另外 ${hidden} 条回复`}
        </button>
      ) : null}
    </div>
  )
}

/** Placeholder of the comment box, by `publishType`. */
function placeholderOf(publishType: number): string {
  return asks[publishType] ?? '说说你的想法'
}

const aboutText = '读到哪里有想法，说给作者听'
const asks: Record<number, string> = {
  1: '说说这幅照片打动你的地方',
  2: aboutText,
  3: '说说哪个镜头打动了你',
  4: '说说你为什么这样选',
  8: aboutText,
}
