import type { StaffActivityDetail } from '@guangquan/contract'
import { activityStates, activityTypeNames, signModeNames } from '@guangquan/contract/activity/activity.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Descriptions, Dropdown, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { NewsBlocks } from '../../parts/page/news-blocks.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { ActivityState } from './activities-page.tsx'
import { ActivityActDialog, type ActivityActKind, CopyDialog } from './activity-acts.tsx'
import { ActivityForm } from './activity-form.tsx'
import { EnrolmentList } from './enrolment-list.tsx'
import { PaperTab } from './paper-tab.tsx'
import { ReportForm } from './report-form.tsx'
import { SitePage } from './site-page.tsx'

/** Its figures change while people sign up and arrive. */
const refetchMs = 30_000

/** One activity: its data, its figures, and its enrolments. */
export function ActivityPage() {
  const { id = '' } = useParams()
  const activity = useQuery({ ...read(api.StaffActivity.GetDetail, { id }), refetchInterval: refetchMs })
  if (activity.isPending) return <Loading />
  if (activity.isError) return <ReadFailed error={activity.error} retry={activity.refetch} />
  return <Shown activity={activity.data} />
}

function Shown({ activity }: { activity: StaffActivityDetail }) {
  const [isEditing, setEditing] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const [act, setAct] = useState<ActivityActKind | null>(null)
  const { title, may } = activity
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Space wrap>
            <Link to="/activities">返回列表</Link>
            <a href={activity.previewPath} target="_blank" rel="noopener">
              预览
            </a>
            <Dropdown menu={{ items: otherActs(activity), onClick: ({ key }) => choose(key) }}>
              <Button>更多</Button>
            </Dropdown>
            {may.submit ? <Button onClick={() => setAct('submit')}>提交审核</Button> : null}
            {may.publish ? <Button onClick={() => setAct('publish')}>发布</Button> : null}
            {may.draw ? <Button onClick={() => setAct('draw')}>抽签</Button> : null}
            {may.save ? (
              <Button type="primary" onClick={() => setEditing(true)}>
                修改
              </Button>
            ) : null}
          </Space>
        }
      />
      <AddressTabs
        filters={['state', 'keyword']}
        items={[
          { key: 'facts', label: '活动', children: <Facts activity={activity} /> },
          { key: 'enrolments', label: '报名', children: <EnrolmentList activity={activity} /> },
          { key: 'site', label: '现场', children: <SitePage activity={activity} /> },
          { key: 'paper', label: '打印', children: <PaperTab activity={activity} /> },
          { key: 'report', label: '活动回顾', children: <ReportForm activity={activity} /> },
        ]}
      />
      <FormDrawer open={isEditing} title={`修改 · ${title}`} width={760} onClose={() => setEditing(false)}>
        <ActivityForm row={activity} onDone={() => setEditing(false)} />
      </FormDrawer>
      <CopyDialog activity={activity} open={isCopying} onClose={() => setCopying(false)} />
      <ActivityActDialog kind={act} activity={activity} onClose={() => setAct(null)} />
    </>
  )

  function choose(key: string): void {
    if (key === 'copy') return setCopying(true)
    setAct(otherKinds.find((kind) => kind === key) ?? null)
  }
}

const otherKinds = ['return', 'message', 'annul', 'cancel', 'resume'] as const

function otherActs({ state, may }: StaffActivityDetail) {
  return [
    ...(state === activityStates.inReview && may.publish ? [{ key: 'return', label: '退回草稿' }] : []),
    { key: 'copy', label: '复制' },
    { key: 'message', label: '给报名的人发通知' },
    ...(may.annul ? [{ key: 'annul', label: '作废抽签' }] : []),
    ...(may.cancel ? [{ key: 'cancel', label: '取消活动', danger: true }] : []),
    ...(may.resume ? [{ key: 'resume', label: '恢复活动' }] : []),
  ]
}

function Facts({ activity }: { activity: StaffActivityDetail }) {
  const body = useQuery(read(api.StaffActivity.PreviewBody, { body: activity.body }))
  return (
    <>
      <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={factsOf(activity)} />
      <Card style={{ marginTop: 16, maxWidth: 800 }}>
        {activity.cover === null ? null : (
          <img
            src={activity.cover.url}
            alt="封面"
            style={{ width: '100%', borderRadius: 6, marginBottom: 16 }}
          />
        )}
        {body.isError ? (
          <ReadFailed error={body.error} retry={body.refetch} />
        ) : body.data === undefined ? (
          <Loading />
        ) : (
          <NewsBlocks blocks={body.data.blocks} />
        )}
      </Card>
    </>
  )
}

function factsOf(activity: StaffActivityDetail) {
  const { figures, capacity, held, taken, waiting, applied } = activity
  const rows: [string, ReactNode][] = [
    ['状态', <ActivityState key="state" activity={activity} />],
    ['类型', nameOf(activityTypeNames, activity.subType)],
    ['活动时间', `${activity.startTime.slice(0, 16)} 到 ${activity.endTime.slice(0, 16)}`],
    ['报名时间', `${activity.signStart.slice(0, 16)} 到 ${activity.signEnd.slice(0, 16)}`],
    ['地点', activity.online ? `线上 ${activity.onlineUrl}` : `${activity.areaText}${activity.address}`],
    ['门店', activity.shopName || '没有'],
    ['圈子', activity.circle?.title ?? '没有'],
    ['报名方式', nameOf(signModeNames, activity.signMode)],
    [
      '名额',
      `${taken}/${capacity === 0 ? '不限' : capacity}，预留 ${held}，候补 ${waiting}，待处理 ${applied}`,
    ],
    ['到场', `${figures.checkedIn} 人（人工签到 ${figures.byHand}），未到 ${figures.noShow}`],
    ['取消', `${figures.cancelled} 份，重复扫码 ${figures.conflicts} 次`],
    ['工作人员', activity.staffList.map(({ name }) => name).join('、') || '没有指定'],
    ...(activity.cancelReason === ''
      ? []
      : [['取消的原因', activity.cancelReason] satisfies [string, string]]),
  ]
  return rows.map(([label, children]) => ({ key: label, label, children }))
}
