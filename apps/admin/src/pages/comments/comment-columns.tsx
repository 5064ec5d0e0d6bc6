import type { StaffReplyItem } from '@guangquan/contract'
import { Flex, Image, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/list-table.tsx'

export const commentStates: Record<string, { name: string; color: string }> = {
  1: { name: '待审核', color: 'warning' },
  2: { name: '已展示', color: 'success' },
  5: { name: '已删除', color: 'default' },
}

export const commentColumns: ListColumn<StaffReplyItem>[] = [
  {
    key: 'text',
    name: '评论',
    render: (_, { text, pictureUrl }) => (
      <Flex gap={12} align="center" style={{ width: 380, whiteSpace: 'normal' }}>
        {pictureUrl === null ? null : (
          <div style={{ flex: 'none' }}>
            <Image src={pictureUrl} alt="评论的图片" width={54} height={54} style={{ objectFit: 'cover' }} />
          </div>
        )}
        <Typography.Paragraph ellipsis={{ rows: 3, expandable: true, symbol: '全文' }} style={{ margin: 0 }}>
          {text === '' ? '没有文字' : text}
        </Typography.Paragraph>
      </Flex>
    ),
  },
  {
    key: 'author',
    name: '评论者',
    render: (_, { authorId, authorName }) => <Link to={`/members/${authorId}`}>{authorName}</Link>,
  },
  {
    key: 'post',
    name: '所在作品',
    render: (_, { publishId }) => <Link to={`/posts?keyword=${publishId}`}>查看</Link>,
  },
  { key: 'level', name: '层级', render: (_, { isFirstLevel }) => (isFirstLevel ? '评论' : '回复') },
  {
    key: 'status',
    name: '状态',
    render: (_, { status }) => {
      const state = commentStates[status]
      return state === undefined ? null : <Tag color={state.color}>{state.name}</Tag>
    },
  },
  {
    key: 'reports',
    name: '举报',
    render: (_, { openReportCount: count }) => (count === 0 ? '' : <Tag color="error">{count}</Tag>),
  },
  { key: 'likeCount', name: '赞', dataIndex: 'likeCount' },
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
]
