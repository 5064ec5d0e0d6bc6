import { publishStatus, type StaffStrikeItem } from '@guangquan/contract'
import { commentStateNames, nameOf } from '@guangquan/contract/staff/staff-names'
import { isRestorable } from '@guangquan/contract/sanction/strike.shapes'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Image, Tag, Typography } from 'antd'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { PostState } from '../posts/post-words.tsx'
import { StrikeTarget } from '../strikes/strike-columns.tsx'

const deleted = 5

/** The current state of the post or comment that a strike is about; nothing for other strikes. */
export function useStrikeContent({ target, targetId }: StaffStrikeItem) {
  const rowId = targetId ?? ''
  const post = useQuery({
    ...read(api.StaffPost.GetList, { rowId }),
    enabled: target?.kind === 'post' && rowId !== '',
  })
  const comment = useQuery({
    ...read(api.StaffReply.GetList, { rowId }),
    enabled: target?.kind === 'comment' && rowId !== '',
  })
  const shownPost = post.data?.items[0]
  const shownComment = comment.data?.items[0]
  const isTaken =
    shownPost?.status === publishStatus.refused ||
    shownPost?.status === publishStatus.limited ||
    shownComment?.status === deleted
  return {
    asked: target?.kind === 'post' ? post : target?.kind === 'comment' ? comment : null,
    post: shownPost,
    comment: shownComment,
    /** Whether the decision of the appeal can show it again. */
    isRestorable: isTaken && target !== null && isRestorable(target.change),
  }
}

interface StrikeContentProps {
  strike: StaffStrikeItem
  content: ReturnType<typeof useStrikeContent>
}

export function StrikeContent({ strike, content: { asked, post, comment } }: StrikeContentProps) {
  if (asked === null) return null
  return (
    <Card title="涉及的内容" size="small">
      {asked.isError ? (
        <ReadFailed error={asked.error} retry={asked.refetch} />
      ) : asked.isPending ? (
        <Loading />
      ) : post !== undefined ? (
        <Flex vertical gap={8} align="start">
          {post.coverUrl === null ? null : <Image src={post.coverUrl} alt="作品的封面" width={240} />}
          <Words title={post.title} text={post.text} />
          <Flex gap={8} align="center" wrap>
            <PostState status={post.status} />
            {post.pictureCount > 1 ? <span>共 {post.pictureCount} 张</span> : null}
            <StrikeTarget strike={strike} />
          </Flex>
        </Flex>
      ) : comment !== undefined ? (
        <Flex vertical gap={8} align="start">
          {comment.pictureUrl === null ? null : (
            <Image src={comment.pictureUrl} alt="评论的图片" width={160} />
          )}
          <Words title="" text={comment.text} />
          <Tag>{nameOf(commentStateNames, comment.status)}</Tag>
        </Flex>
      ) : (
        <Typography.Text type="secondary">已经不在了</Typography.Text>
      )}
    </Card>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      {title === '' ? null : <Typography.Text strong>{title}</Typography.Text>}
      <Typography.Paragraph
        style={{ whiteSpace: 'pre-wrap', margin: 0 }}
        ellipsis={{ rows: 8, expandable: true, symbol: '全文' }}
      >
        {title === '' && text === '' ? '没有文字' : text}
      </Typography.Paragraph>
    </>
  )
}
