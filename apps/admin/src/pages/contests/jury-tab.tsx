import type { StaffContestDetail, StaffJudge, StaffRound } from '@guangquan/contract'
import {
  judgeStateNames,
  judgeStates,
  roundKindNames,
  roundKinds,
} from '@guangquan/contract/contest/contest.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Checkbox, Flex, Form, Input, Progress, Select, Space, Table, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { type Reasoned, ReasonField } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, read, write } from '../../platform/api.ts'
import { MarkRequests } from './mark-requests.tsx'
import { RoundsDialog } from './rounds-dialog.tsx'

const changed = [api.StaffContest.GetJury, api.StaffContest.GetDetail]

interface Invited extends Reasoned {
  staffName: string
  memberId?: string
  title?: string
  groupIds: string[]
}

type Act =
  | { kind: 'invite' }
  | { kind: 'remind'; count: number }
  | { kind: 'end'; judge: StaffJudge }
  | { kind: 'open'; round: StaffRound }
  | { kind: 'freeze'; round: StaffRound }

/** The jury of a contest: the judges with their progress, and the rounds. Marks are not visible to anybody. */
export function JuryTab({ contest }: { contest: StaffContestDetail }) {
  const jury = useQuery(read(api.StaffContest.GetJury, { contestId: contest.id }))
  const [act, setAct] = useState<Act | null>(null)
  const [isPlanning, setPlanning] = useState(false)
  if (!contest.hasJury) return <Alert type="info" title="这个影赛没有评委评审" />
  if (jury.isPending) return <Loading />
  if (jury.isError) return <ReadFailed error={jury.error} retry={jury.refetch} />
  const { judges, rounds } = jury.data
  // After the result, marks are only corrected by requests.
  const isOver = contest.resultTime !== null
  const open = rounds.filter((round) => round.openTime !== null && round.freezeTime === null)
  const behind = judges.filter(
    (judge) =>
      judge.state === judgeStates.accepted &&
      judge.rounds.some(
        ({ number, marked, due }) => marked < due && open.some((round) => round.number === number),
      ),
  ).length
  return (
    <Flex vertical gap={16}>
      <Card title="轮次" extra={isOver ? null : <Button onClick={() => setPlanning(true)}>安排轮次</Button>}>
        <Rounds rounds={rounds} isOver={isOver} onAct={setAct} />
      </Card>
      <Card
        title="评委"
        extra={
          isOver ? null : (
            <Space>
              {behind > 0 ? (
                <Button onClick={() => setAct({ kind: 'remind', count: behind })}>
                  提醒没评完的（{behind}）
                </Button>
              ) : null}
              <Button onClick={() => setAct({ kind: 'invite' })}>邀请评委</Button>
            </Space>
          )
        }
      >
        <Judges judges={judges} isOver={isOver} onEnd={(judge) => setAct({ kind: 'end', judge })} />
        {isOver ? null : <p>这一轮结束前，谁也看不到分数，工作人员也看不到。</p>}
      </Card>
      <MarkRequests contest={contest} jury={jury.data} />
      <RoundsDialog contest={contest} rounds={rounds} open={isPlanning} onClose={() => setPlanning(false)} />
      <JuryActs act={act} contest={contest} onClose={() => setAct(null)} />
    </Flex>
  )
}

interface RoundsProps {
  rounds: readonly StaffRound[]
  isOver: boolean
  onAct: (act: Act) => void
}

function Rounds({ rounds, isOver, onAct }: RoundsProps) {
  return (
    <Table<StaffRound>
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={[...rounds]}
      locale={{ emptyText: '还没有安排' }}
      columns={[
        { title: '轮次', render: (_, { number, kind }) => `第 ${number} 轮 ${nameOf(roundKindNames, kind)}` },
        { title: '截止', render: (_, { closesTime }) => closesTime.slice(0, 16) },
        { title: '每件至少', render: (_, { quorum }) => `${quorum} 位` },
        {
          title: '进入下一轮',
          render: (_, { keep, kind }) =>
            keep !== null ? `前 ${keep} 名` : kind === roundKinds.pass ? '通过的全部' : '全部',
        },
        {
          title: '作品',
          render: (_, { entries, short, openTime }) =>
            openTime === null ? '' : `${entries} 件${short > 0 ? `，${short} 件评分人数不够` : ''}`,
        },
        {
          title: '处理',
          render: (_, round) =>
            round.freezeTime !== null ? (
              <Tag>已结束</Tag>
            ) : isOver ? (
              ''
            ) : round.openTime === null ? (
              <Button size="small" onClick={() => onAct({ kind: 'open', round })}>
                开始
              </Button>
            ) : (
              <Button size="small" onClick={() => onAct({ kind: 'freeze', round })}>
                结束
              </Button>
            ),
        },
      ]}
    />
  )
}

interface JudgesProps {
  judges: readonly StaffJudge[]
  isOver: boolean
  onEnd: (judge: StaffJudge) => void
}

function Judges({ judges, isOver, onEnd }: JudgesProps) {
  return (
    <Table<StaffJudge>
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={[...judges]}
      locale={{ emptyText: '还没有邀请评委' }}
      columns={[
        { title: '评委', render: (_, { name, title }) => `${name} ${title}` },
        { title: '状态', render: (_, { state }) => <Tag>{nameOf(judgeStateNames, state)}</Tag> },
        { title: '关系声明', dataIndex: 'conflict' },
        { title: '上次提醒', render: (_, { remindTime }) => remindTime?.slice(5, 16) ?? '' },
        {
          title: '进度',
          render: (_, { rounds }) =>
            rounds.map(({ number, marked, due, recused, percent, lastTime, shownMs }) => (
              <div key={number}>
                第 {number} 轮 {marked}/{due}
                {recused > 0 ? `，回避 ${recused}` : ''}
                {shownMs === null ? '' : `，一件看 ${Math.round(shownMs / 1000)} 秒`}
                {lastTime === null ? '' : `，上次 ${lastTime.slice(5, 16)}`}
                <Progress percent={percent} size="small" />
              </div>
            )),
        },
        {
          title: '处理',
          render: (_, judge) =>
            isOver || judge.state === judgeStates.left ? (
              ''
            ) : (
              <Button size="small" danger onClick={() => onEnd(judge)}>
                退出
              </Button>
            ),
        },
      ]}
    />
  )
}

function JuryActs({
  act,
  contest,
  onClose,
}: {
  act: Act | null
  contest: StaffContestDetail
  onClose: () => void
}) {
  return (
    <>
      <ActDialog
        changed={changed}
        onClose={onClose}
        act={
          act?.kind !== 'invite'
            ? null
            : {
                title: '邀请评委',
                after: '评委用控制台的账号登录，只看到要评的作品。',
                submitText: '邀请',
                fields: <InviteFields contest={contest} />,
                initialValues: { groupIds: contest.groups.map(({ id }) => id) },
                write: ({ memberId, title = '', ...given }: Invited) =>
                  write(api.StaffContest.InviteJudge, {
                    contestId: contest.id,
                    ...given,
                    title,
                    memberId: memberId === undefined || memberId === '' ? null : memberId,
                  }),
                done: '已邀请',
              }
        }
      />
      <ActDialog
        changed={changed}
        onClose={onClose}
        act={
          act?.kind !== 'remind'
            ? null
            : {
                title: `提醒 ${act.count} 位没评完的评委`,
                after:
                  '评审页会显示提醒，填了会员编号的还会在社区收到通知；一天之内提醒过的不再提醒。截止前一天会自动提醒一次。',
                submitText: '提醒',
                write: ({ reason }: Reasoned) =>
                  write(api.StaffContest.RemindJudges, { contestId: contest.id, reason }),
                done: ({ reminded }) => `已提醒 ${reminded} 位`,
              }
        }
      />
      <ActDialog changed={changed} onClose={onClose} act={reasonedAct(act)} />
    </>
  )
}

function InviteFields({ contest }: { contest: StaffContestDetail }) {
  return (
    <>
      <RequiredItem name="staffName" label="控制台的登录名" extra="要有评委角色">
        <Input maxLength={40} />
      </RequiredItem>
      <Form.Item name="title" label="头衔" extra="规则页上显示">
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="memberId" label="在社区的会员编号" extra="填了才能发现和参赛者的关系，自动回避">
        <Input maxLength={36} />
      </Form.Item>
      <RequiredItem name="groupIds" label="组别">
        <Select
          mode="multiple"
          options={contest.groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </RequiredItem>
      <ReasonField />
    </>
  )
}

interface Frozen extends Reasoned {
  withShort?: boolean
}

/** Acts that need a reason, and for the end of a round a choice. */
function reasonedAct(act: Act | null) {
  if (act === null || act.kind === 'invite' || act.kind === 'remind') return null
  if (act.kind === 'end')
    return {
      title: `${act.judge.name} 退出评审`,
      after: '已打的分留在记录里，不计入结果，也不能再回来。',
      submitText: '退出',
      write: ({ reason }: Frozen) =>
        write(api.StaffContest.EndJudge, { judgeId: act.judge.id, version: act.judge.version, reason }),
      done: '已退出',
    }
  const { id, number, short } = act.round
  if (act.kind === 'open')
    return {
      title: `开始第 ${number} 轮`,
      after: '从此固定这一轮要评的作品；和参赛者有关系的评委自动回避。',
      submitText: '开始',
      write: ({ reason }: Frozen) => write(api.StaffContest.OpenRound, { roundId: id, reason }),
      done: '已开始',
    }
  return {
    title: `结束第 ${number} 轮`,
    after: '分数从此不能再改，选出进入下一轮的作品。',
    submitText: '结束',
    fields: (
      <>
        {short > 0 ? (
          <Form.Item name="withShort" valuePropName="checked">
            <Checkbox>{short} 件评分人数不够，没有成绩也结束</Checkbox>
          </Form.Item>
        ) : null}
        <ReasonField />
      </>
    ),
    write: ({ reason, withShort = false }: Frozen) =>
      write(api.StaffContest.FreezeRound, { roundId: id, withShort, reason }),
    done: '已结束',
  }
}
