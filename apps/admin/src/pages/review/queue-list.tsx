import type { ReviewCaseItem } from '@guangquan/contract'
import { reviewCauseNames, reviewKindNames } from '@guangquan/contract/staff/staff-names'
import { Avatar, Checkbox, Flex, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { agoText } from './names.ts'
import { useNow } from './use-now.ts'

interface QueueListProps {
  items: readonly ReviewCaseItem[]
  currentId: string | undefined
  pathOf: (id: string) => string
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
}

/** The cases of a queue; each is a link, so that it opens in a tab of its own too. */
export function QueueList({ items, currentId, pathOf, chosen, onChoose }: QueueListProps) {
  const now = useNow()
  return (
    <ul className="review-queue">
      {items.map((item) => (
        <li key={item.id} className={item.id === currentId ? 'review-row is-current' : 'review-row'}>
          <Checkbox
            className="review-check"
            checked={chosen.has(item.id)}
            onChange={() => onChoose(item.id)}
            aria-label={`选中${item.nickName}的${reviewKindNames[item.kind]}`}
          />
          <Link
            to={pathOf(item.id)}
            replace
            aria-current={item.id === currentId ? 'true' : undefined}
            className="review-link"
          >
            {item.coverUrl === null ? (
              <Avatar
                alt=""
                shape="square"
                size={56}
                src={item.headPicUrl === '' ? undefined : item.headPicUrl}
              >
                {item.nickName.slice(0, 1)}
              </Avatar>
            ) : (
              <img className="review-thumb" src={item.coverUrl} alt="" loading="lazy" />
            )}
            <span className="review-words">
              <Typography.Text strong ellipsis>
                {item.nickName}
              </Typography.Text>
              <Typography.Text type="secondary" ellipsis>
                {item.text === '' ? reviewKindNames[item.kind] : item.text}
              </Typography.Text>
              <Flex wrap gap={4} align="center">
                <Causes item={item} />
                <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                  {agoText(item.openedAt, now)}
                </Typography.Text>
              </Flex>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function Causes({ item }: { item: ReviewCaseItem }) {
  return (
    <>
      {item.claim !== null && !item.claim.isOwn ? <Tag color="processing">{item.claim.by} 审核中</Tag> : null}
      {item.causes.map((cause) => (
        <Tag key={cause} color={cause === 'reports' || cause === 'hidden' ? 'warning' : 'default'}>
          {cause === 'reports' ? `${item.reportCount} 个举报` : reviewCauseNames[cause]}
        </Tag>
      ))}
    </>
  )
}
