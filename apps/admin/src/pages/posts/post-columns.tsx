import type { StaffPostItem } from '@guangquan/contract'
import { nameOf, postKindNames } from '@guangquan/contract/staff/staff-names'
import { Flex, Image, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { PostState } from './post-words.tsx'

export const postColumns: ListColumn<StaffPostItem>[] = [
  {
    key: 'post',
    name: '作品',
    render: (_, { id, coverUrl, title, text, path, pictureCount }) => (
      <Flex gap={12} align="center" style={{ width: 340 }}>
        {coverUrl === null ? null : (
          <div style={{ flex: 'none' }}>
            <Image src={coverUrl} alt="作品的封面" width={72} height={54} style={{ objectFit: 'cover' }} />
          </div>
        )}
        <div style={{ minWidth: 0, whiteSpace: 'normal' }}>
          <Typography.Paragraph ellipsis={{ rows: 2 }} style={{ margin: 0 }}>
            {path === null ? (
              wordsOf(title, text)
            ) : (
              <a href={path} target="_blank" rel="noreferrer">
                {wordsOf(title, text)}
              </a>
            )}
          </Typography.Paragraph>
          <Typography.Text type="secondary" copyable={{ text: id, tooltips: ['复制编号', '已复制'] }}>
            {pictureCount === 0 ? '编号' : `${pictureCount} 张`}
          </Typography.Text>
        </div>
      </Flex>
    ),
  },
  {
    key: 'author',
    name: '作者',
    render: (_, { authorId, authorName }) => <Link to={`/members/${authorId}`}>{authorName}</Link>,
  },
  { key: 'kind', name: '类型', render: (_, { publishType }) => nameOf(postKindNames, publishType) },
  {
    key: 'status',
    name: '状态',
    render: (_, { status, reviewReason }) => (
      <>
        <PostState status={status} />
        {reviewReason === '' ? null : <Typography.Text type="secondary">{reviewReason}</Typography.Text>}
      </>
    ),
  },
  {
    key: 'reports',
    name: '举报',
    render: (_, { openReportCount: count }) => (count === 0 ? '' : <Tag color="error">{count}</Tag>),
  },
  {
    key: 'topics',
    name: '主题',
    render: (_, { topics }) => topics.map(({ id, name }) => <Tag key={id}>{name}</Tag>),
  },
  { key: 'tags', name: '话题', render: (_, { tags }) => tags.map((tag) => `#${tag}`).join(' ') },
  { key: 'likeCount', name: '赞', dataIndex: 'likeCount' },
  {
    key: 'replyCount',
    name: '评论',
    render: (_, { id, replyCount }) => <Link to={`/comments?publishId=${id}`}>{replyCount}</Link>,
  },
  { key: 'createTime', name: '发布时间', dataIndex: 'createTime' },
]

const wordsOf = (title: string, text: string) =>
  [title, text].filter((part) => part !== '').join(' · ') || '没有文字'
