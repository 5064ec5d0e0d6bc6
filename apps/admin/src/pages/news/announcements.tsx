import type { Announcement, StaffNewsDetail } from '@guangquan/contract'
import { announcementStateNames, announcementStates } from '@guangquan/contract/news/news.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, read, write } from '../../platform/api.ts'
import { AnnounceDialog } from './announce-dialog.tsx'
import { minuteText } from '../../parts/time/shanghai-time.ts'

const changed = [api.StaffNews.GetAnnouncements]

/** Whom news was announced to, and how many read it. */
export function Announcements({ news, canAnnounce }: { news: StaffNewsDetail; canAnnounce: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [withdrawn, setWithdrawn] = useState<Announcement | null>(null)
  const list = useQuery(read(api.StaffNews.GetAnnouncements, { id: news.id }))
  return (
    <Card
      title="通知会员"
      size="small"
      style={{ marginTop: 16, maxWidth: 800 }}
      extra={
        canAnnounce ? (
          <Button size="small" onClick={() => setOpen(true)}>
            发通知
          </Button>
        ) : (
          <Typography.Text type="secondary">发布以后可以发</Typography.Text>
        )
      }
    >
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ReadFailed error={list.error} retry={list.refetch} />
      ) : list.data.items.length === 0 ? (
        <Typography.Text type="secondary">还没有发过通知。</Typography.Text>
      ) : (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {list.data.items.map((one) => (
            <li key={one.id} style={{ paddingBlock: 8 }}>
              <Row announcement={one} onWithdraw={() => setWithdrawn(one)} />
            </li>
          ))}
        </ul>
      )}
      <AnnounceDialog news={isOpen ? news : null} onClose={() => setOpen(false)} />
      <ActDialog
        act={
          withdrawn === null
            ? null
            : {
                title: '撤回通知',
                after: '没有发的不再发；已经发的会从会员的通知里消失。',
                submitText: '撤回',
                write: ({ reason }: Reasoned) =>
                  write(api.StaffNews.WithdrawAnnouncement, { announcementId: withdrawn.id, reason }),
                done: '已撤回',
              }
        }
        changed={changed}
        onClose={() => setWithdrawn(null)}
      />
    </Card>
  )
}

const colours = { 1: 'processing', 2: 'processing', 3: 'success', 4: 'default' } as const

function Row({ announcement: one, onWithdraw }: { announcement: Announcement; onWithdraw: () => void }) {
  const at = minuteText(one.sendAt)
  return (
    <Flex wrap gap={8} align="center" justify="space-between">
      <Flex wrap gap={8} align="center">
        <Tag color={colours[one.state]}>{nameOf(announcementStateNames, one.state)}</Tag>
        <span>{one.audienceText}</span>
        <Typography.Text type="secondary">
          {at}，{one.createdBy}，已发 {one.sentCount} 人，{one.readCount} 人已读
        </Typography.Text>
      </Flex>
      {one.state === announcementStates.withdrawn ? null : (
        <Button size="small" type="link" danger onClick={onWithdraw}>
          撤回
        </Button>
      )}
    </Flex>
  )
}
