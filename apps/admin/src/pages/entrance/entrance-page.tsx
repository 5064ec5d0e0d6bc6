import type { EntranceActivity } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { keepPage } from '@guangquan/client/keep-page'
import { useStore } from '@guangquan/ui/store'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Empty, Flex, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { clockOffsetMs } from '../../platform/boot.ts'
import { session } from '../../platform/session.ts'
import { EntranceDesk } from './entrance-desk.tsx'
import { offlineEntrance } from './offline-entrance.ts'
import { forgetEntrances, keepEntrance, readStoredEntrance } from './stored-entrance.ts'

const refreshMs = 30_000
/** By then the page's files are loaded. */
const keepAfterMs = 2000

/** Activities of these days that the caller may check people in to. */
export function EntrancePage() {
  const activities = useQuery(read(api.StaffCheckIn.GetActivities, {}))
  return (
    <>
      <PageHead title="现场签到" />
      {activities.isPending ? (
        <Loading />
      ) : activities.isError ? (
        <ReadFailed error={activities.error} retry={activities.refetch} />
      ) : activities.data.items.length === 0 ? (
        <Empty description="前后一天之内没有可以签到的活动" />
      ) : (
        <Flex vertical gap={12}>
          {activities.data.items.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} />
          ))}
        </Flex>
      )}
    </>
  )
}

function ActivityRow({ activity }: { activity: EntranceActivity }) {
  const { id, title, startTime, endTime, placeText, enrolled, checkedIn } = activity
  return (
    <Card size="small">
      <Flex wrap justify="space-between" align="center" gap={12}>
        <div>
          <Typography.Title level={5} style={{ margin: 0 }}>
            {title}
          </Typography.Title>
          <Typography.Text type="secondary">
            {startTime.slice(5, 16)} 到 {endTime.slice(5, 16)} {placeText}，已到 {checkedIn}/{enrolled}
          </Typography.Text>
        </div>
        <Link to={`/entrance/${id}`}>
          <Button type="primary">开始签到</Button>
        </Link>
      </Flex>
    </Card>
  )
}

/** The entrance of one activity, with the list that the device needs without network. */
export function EntranceActivityPage() {
  const { id = '' } = useParams()
  const list = useQuery({
    ...read(api.StaffCheckIn.StaffPreload, { activityId: id }),
    refetchInterval: refreshMs,
    gcTime: Infinity,
  })
  const [stored] = useState(() => readStoredEntrance(id, Date.now() + clockOffsetMs()))
  const now = useStore(session)
  useEffect(() => {
    forgetEntrances(Date.now() + clockOffsetMs())
    if (list.data !== undefined && now.state === 'signedIn') keepEntrance({ self: now.self, list: list.data })
  }, [list.data, now])
  // A list that arrived stays in use, also without network.
  const shown = list.data ?? (isRefused(list.error) ? undefined : stored?.list)
  const isShown = shown !== undefined
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => void keepPage(offlineEntrance), keepAfterMs)
    return () => clearTimeout(timer)
  }, [isShown])
  if (shown !== undefined) return <EntranceDesk list={shown} />
  return (
    <>
      <PageHead title="现场签到" actions={<Link to="/entrance">换一个活动</Link>} />
      {list.isError ? <ReadFailed error={list.error} retry={list.refetch} /> : <Loading />}
    </>
  )
}

/** The server responded, but not with the list: the caller may not see it, or it is gone. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'Offline' && error.kind !== 'Timeout'
