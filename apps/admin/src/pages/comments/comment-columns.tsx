import type { StaffReplyItem } from '@guangquan/contract'
import { commentStateNames, nameOf } from '@guangquan/contract/staff/staff-names'
import { Flex, Image, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'

const colors: Record<number, string> = { 1: 'warning', 2: 'success' }

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
    render: (_, { status }) => <Tag color={colors[status]}>{nameOf(commentStateNames, status)}</Tag>,
  },
  {
    key: 'reports',
    name: '举报',
    render: (_, { openReportCount: count }) => (count === 0 ? '' : <Tag color="error">{count}</Tag>),
  },
  { key: 'likeCount', name: '赞', dataIndex: 'likeCount' },
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
]
