import type { Arrival, StaffActivityDetail } from '@guangquan/contract'
import { checkInWayNames, enrolStates, scanResultNames } from '@guangquan/contract/activity/activity.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Alert, Avatar, Button, Card, Flex, Progress, Statistic, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { LoanDesk } from '../entrance/loan-desk.tsx'
import { ActivityActDialog } from './activity-acts.tsx'
import { EnrolmentList } from './enrolment-list.tsx'
import './site-page.css'

/** Polling interval of data that changes while people arrive. */
const rereadMs = 15_000

/** All that an organiser needs on the day: who comes, who has arrived, the waiting list, the loan desk and messages. */
export function SitePage({ activity }: { activity: StaffActivityDetail }) {
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <Figures activity={activity} />
      <div className="activity-site">
        <div className="activity-site-main">
          <EnrolmentList activity={activity} atEntrance />
          {activity.loanItems.length === 0 ? null : (
            <Card size="small" title="试机台">
              <LoanDesk activityId={activity.id} />
            </Card>
          )}
        </div>
        <div className="activity-site-side">
          <Arrivals activity={activity} />
          <Waiting activity={activity} />
          <Card size="small" title="给要来的人发消息">
            <Button block onClick={() => setWriting(true)}>
              写通知
            </Button>
          </Card>
        </div>
      </div>
      <ActivityActDialog
        kind={isWriting ? 'message' : null}
        activity={activity}
        onClose={() => setWriting(false)}
      />
    </>
  )
}

function Figures({ activity }: { activity: StaffActivityDetail }) {
  const { taken, capacity, held, waiting, applied, figures } = activity
  const rows = [
    ['已用的名额', `${taken} / ${capacity === 0 ? '不限' : capacity}`, held === 0 ? '' : `预留 ${held}`],
    ['候补', waiting, ''],
    ['待处理', applied, ''],
    ['已签到', figures.checkedIn, figures.byHand === 0 ? '' : `人工 ${figures.byHand}`],
    ['没有通过的扫码', figures.conflicts, ''],
    ['取消', figures.cancelled, ''],
    ['未到场', figures.noShow, ''],
  ] as const
  return (
    <ul className="activity-site-figures">
      {rows.map(([label, value, note]) => (
        <li key={label}>
          <Statistic title={label} value={value} />
          {note === '' ? null : <Typography.Text type="secondary">{note}</Typography.Text>}
        </li>
      ))}
    </ul>
  )
}

function Arrivals({ activity: { id, figures } }: { activity: StaffActivityDetail }) {
  const arrivals = useQuery({
    ...read(api.StaffCheckIn.GetArrivals, { activityId: id }),
    refetchInterval: rereadMs,
  })
  const due = figures.enrolled
  return (
    <Card size="small" title="签到" extra={<Link to={`/entrance/${id}`}>打开扫码页</Link>}>
      <Progress
        percent={due === 0 ? 0 : Math.round((figures.checkedIn / due) * 100)}
        format={() => `${figures.checkedIn} / ${due}`}
        aria-label="已签到的人"
      />
      {arrivals.isError ? <ReadFailed error={arrivals.error} retry={arrivals.refetch} /> : null}
      {arrivals.data?.items.length === 0 ? (
        <Typography.Text type="secondary">还没有人签到</Typography.Text>
      ) : null}
      <ul className="activity-site-list" aria-label="最近的签到">
        {arrivals.data?.items.map((arrival) => (
          <ArrivalRow key={arrival.id} arrival={arrival} />
        ))}
      </ul>
    </Card>
  )
}

function ArrivalRow({ arrival }: { arrival: Arrival }) {
  const { nickName, headPicUrl, guests, result, way, by, time } = arrival
  const isIn = way !== null
  const what = isIn ? nameOf(checkInWayNames, way) : scanResultNames[result]
  return (
    <li>
      <Avatar src={headPicUrl} alt="" size="small">
        {nickName.slice(0, 1)}
      </Avatar>
      <span className="activity-site-name">
        {nickName}
        {guests === 0 ? '' : `，同行 ${guests} 位`}
      </span>
      <Typography.Text type={isIn ? 'secondary' : 'danger'}>
        {by === '' ? what : `${what}，${by}`}
      </Typography.Text>
      <time>{time.slice(11, 16)}</time>
    </li>
  )
}

/** As many as the card shows; the list of enrolments has all. */
const shownWaiting = 10

function Waiting({ activity: { id, waiting } }: { activity: StaffActivityDetail }) {
  const offered = useQuery({
    ...read(api.StaffActivity.GetEnrolments, pageOf(id, enrolStates.offered)),
    refetchInterval: rereadMs,
  })
  const inLine = useQuery({
    ...read(api.StaffActivity.GetEnrolments, pageOf(id, enrolStates.waiting)),
    refetchInterval: rereadMs,
  })
  const failed = offered.error ?? inLine.error
  const rows = [...(offered.data?.items ?? []), ...(inLine.data?.items ?? [])]
  return (
    <Card size="small" title={`候补 ${waiting}`}>
      {failed === null ? null : <Alert type="error" showIcon title="没有读到候补，稍后自动重试" />}
      {offered.isSuccess && inLine.isSuccess && rows.length === 0 ? (
        <Typography.Text type="secondary">没有人候补</Typography.Text>
      ) : null}
      <ul className="activity-site-list" aria-label="候补的人">
        {rows.map(({ id: enrolId, nickName, level, queuePlace, offerUntil }) => (
          <li key={enrolId}>
            <span>{queuePlace ?? '–'}</span>
            <span className="activity-site-name">
              {nickName} <Typography.Text type="secondary">Lv.{level}</Typography.Text>
            </span>
            {offerUntil === null ? null : <Tag color="warning">{offerUntil.slice(5, 16)} 前确认</Tag>}
          </li>
        ))}
      </ul>
      <Flex justify="end">
        <Link to={`/activities/${id}?tab=enrolments&state=${enrolStates.waiting}`}>处理候补</Link>
      </Flex>
    </Card>
  )
}

const pageOf = (activityId: string, state: typeof enrolStates.offered | typeof enrolStates.waiting) => ({
  activityId,
  state,
  maxResultCount: shownWaiting,
})
