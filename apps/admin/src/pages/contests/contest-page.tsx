import type { StaffContestDetail } from '@guangquan/contract'
import { contestStateNames, entryStateNames } from '@guangquan/contract/contest/contest.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, read, write } from '../../platform/api.ts'
import { AwardList } from './award-list.tsx'
import { ContestForm } from './contest-form.tsx'
import { EntryQueue } from './entry-queue.tsx'
import { JuryTab } from './jury-tab.tsx'
import { ObjectionList } from './objection-list.tsx'
import { VoteReport } from './vote-report.tsx'

/** One contest: its data, its entries, the integrity of its vote, objections. */
export function ContestPage() {
  const { id = '' } = useParams()
  const contest = useQuery(read(api.StaffContest.GetDetail, { id }))
  if (contest.isPending) return <Loading />
  if (contest.isError) return <ReadFailed error={contest.error} retry={contest.refetch} />
  return <Shown contest={contest.data} />
}

const acts = {
  submit: { name: '提交审核', after: '提交后由赛事运营公布。' },
  return: { name: '退回草稿', after: '可以再修改。' },
  refuse: { name: '驳回', after: '这个影赛不举办。' },
  announce: { name: '公布', after: '从现在起所有人都能看到，到时间自动开始征稿。' },
  hold: { name: '暂停', after: '赛程停在这一刻，原因会公布；恢复后各阶段顺延。' },
  release: { name: '继续', after: '没结束的阶段按暂停的时长顺延，并公布。' },
  cancel: { name: '取消影赛', after: '参赛的人都会收到通知和原因，不能恢复。' },
} as const
type Act = keyof typeof acts
const order: readonly Act[] = ['submit', 'announce', 'return', 'refuse', 'hold', 'release', 'cancel']

function Shown({ contest }: { contest: StaffContestDetail }) {
  const [act, setAct] = useState<Act | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const navigate = useNavigate()
  const { id, version, title, may, previewPath } = contest
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Space wrap>
            <Link to="/contests">返回列表</Link>
            <a href={previewPath} target="_blank" rel="noopener">
              预览
            </a>
            <Button onClick={() => setCopying(true)}>照这个写一个</Button>
            {order.map((one) =>
              may[one] ? (
                <Button key={one} danger={one === 'cancel' || one === 'refuse'} onClick={() => setAct(one)}>
                  {acts[one].name}
                </Button>
              ) : null,
            )}
            {may.save ? (
              <Button type="primary" onClick={() => setEditing(true)}>
                修改
              </Button>
            ) : null}
          </Space>
        }
      />
      <AddressTabs
        filters={['state', 'level']}
        items={[
          { key: 'facts', label: '概况', children: <Facts contest={contest} /> },
          { key: 'entries', label: '作品', children: <EntryQueue contest={contest} /> },
          { key: 'jury', label: '评委', children: <JuryTab contest={contest} /> },
          { key: 'votes', label: '投票', children: <VoteReport contest={contest} /> },
          { key: 'awards', label: '获奖', children: <AwardList contest={contest} /> },
          { key: 'objections', label: '异议', children: <ObjectionList contestId={id} /> },
        ]}
      />
      <FormDrawer open={isEditing} title={`修改 · ${title}`} width={760} onClose={() => setEditing(false)}>
        <ContestForm row={contest} onDone={() => setEditing(false)} />
      </FormDrawer>
      <FormDrawer
        open={isCopying}
        title={`照《${title}》写影赛`}
        width={760}
        onClose={() => setCopying(false)}
      >
        <ContestForm
          row={null}
          like={contest}
          onDone={({ id: copyId }) => {
            setCopying(false)
            void navigate(`/contests/${copyId}`)
          }}
        />
      </FormDrawer>
      <ActDialog
        changed={[api.StaffContest.GetDetail, api.StaffContest.GetList]}
        onClose={() => setAct(null)}
        act={
          act === null
            ? null
            : {
                title: `${acts[act].name}《${title}》`,
                after: acts[act].after,
                submitText: acts[act].name,
                write: ({ reason }: Reasoned) =>
                  write(api.StaffContest.SetState, { id, version, act, reason }),
                done: '已完成',
              }
        }
      />
    </>
  )
}

function Facts({ contest }: { contest: StaffContestDetail }) {
  const { times, state, entryCount, shownCount, tally, people, electors, changes } = contest
  const span = (from: string, to: string) => `${from.slice(0, 16)} 到 ${to.slice(0, 16)}`
  const rows: [string, ReactNode][] = [
    ['状态', nameOf(contestStateNames, state)],
    ['征稿', span(times.collectStart, times.collectEnd)],
    ['初审', `到 ${times.firstAuditEnd.slice(0, 16)}`],
    [
      '投票',
      times.voteStart === null || times.voteEnd === null ? '没有' : span(times.voteStart, times.voteEnd),
    ],
    ['评审', times.judgeEnd === null ? '没有' : `到 ${times.judgeEnd.slice(0, 16)}`],
    ['公示', span(times.noticeStart, times.noticeEnd)],
    ['作品', `${entryCount} 件，展示 ${shownCount} 件`],
    [
      '参赛的人',
      `${people.entered} 人${people.disqualified > 0 ? `，被取消资格 ${people.disqualified} 人` : ''}`,
    ],
    ['各状态', tally.map((one) => `${nameOf(entryStateNames, one.state)} ${one.count}`).join('，') || '没有'],
    ['选民', electors === null ? '还没有固定' : `${electors} 人`],
    ['规则更新', changes.map(({ time, text }) => `${time.slice(0, 16)} ${text}`).join('；') || '没有'],
  ]
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, md: 2 }}
      items={rows.map(([label, children]) => ({ key: label, label, children }))}
    />
  )
}
