import type { StaffActivityDetail, StaffEnrolmentItem } from '@guangquan/contract'
import { checkInWayNames, enrolStateNames, enrolStates } from '@guangquan/contract/activity/activity.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Flex, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { RowKeys } from '../../parts/tables/row-keys.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { AnswersButton } from './answers-button.tsx'
import { DecisionsImport } from './decisions-import.tsx'

const changed = [api.StaffActivity.GetEnrolments, api.StaffActivity.GetDetail, api.StaffActivity.GetList]

type Decision = 'accept' | 'refuse' | 'undo' | 'moveUp' | 'remove'
const decisions: Record<Decision, { name: string; after: string; danger?: boolean }> = {
  accept: { name: '通过', after: '申请的人得到名额，并收到通知。名额不够时一份也不处理。' },
  refuse: { name: '不通过', after: '申请的人收到通知和原因。' },
  undo: { name: '撤回不通过', after: '回到待审核，申请的人收到通知。' },
  moveUp: { name: '把候补提上来', after: '不按次序直接给名额，原因会记下，本人收到通知。' },
  remove: { name: '取消名额', after: '名额给候补的下一位，本人收到通知和原因。', danger: true },
}
const order: readonly Decision[] = ['accept', 'refuse', 'undo', 'moveUp', 'remove']

interface EnrolmentListProps {
  activity: StaffActivityDetail
  /** Shown on the day: people can be checked in by hand. */
  atEntrance?: boolean
}

/** The enrolments of an activity, with the decisions about them. */
export function EnrolmentList({ activity, atEntrance = false }: EnrolmentListProps) {
  const [{ state, keyword }] = useAddress(['state', 'keyword'])
  const may = useMay()
  const checksIn = atEntrance && may(api.StaffCheckIn.CheckInByHand)
  const [arriving, setArriving] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [decision, setDecision] = useState<Decision | null>(null)
  const [isImporting, setImporting] = useState(false)
  const facts = decision === null ? null : decisions[decision]
  return (
    <>
      <FilterRow>
        <SearchFilter name="keyword" label="找报名的人" placeholder="昵称的一部分" maxLength={40} />
        <ChoiceFilter name="state" label="状态" options={choicesOf(enrolStateNames).slice(1)} />
        <Button onClick={() => setImporting(true)}>导入审核结果</Button>
      </FilterRow>
      <Flex wrap align="center" gap={8} style={{ marginBottom: 12, minHeight: 32 }}>
        <Typography.Text type="secondary">
          {chosen.length === 0 ? '选中后可以一起处理' : `已选 ${chosen.length} 份`}
        </Typography.Text>
        {order.map((one) => (
          <Button
            key={one}
            disabled={chosen.length === 0}
            danger={decisions[one].danger === true}
            onClick={() => setDecision(one)}
          >
            {decisions[one].name}
          </Button>
        ))}
      </Flex>
      <RowKeys>
        <ListTable
          name="enrolments"
          label="报名"
          list={api.StaffActivity.GetEnrolments}
          input={{ activityId: activity.id, keyword, state: numberOf(enrolStateNames, state) }}
          rowKey="id"
          columns={checksIn ? [...columns, checkInColumn(setArriving)] : columns}
          empty="没有这样的报名"
          exportBy={api.StaffActivity.ExportEnrolments}
          selection={{ keys: chosen, choose: setChosen }}
        />
      </RowKeys>
      {checksIn ? (
        <Typography.Text type="secondary" className="key-hints">
          <kbd>J</kbd> <kbd>K</kbd> 上下　<kbd>Enter</kbd> 打开　<kbd>Q</kbd> 人工签到
        </Typography.Text>
      ) : null}
      <CheckInDialog activityId={activity.id} enrolId={arriving} onClose={() => setArriving(null)} />
      <DecisionsImport activityId={activity.id} open={isImporting} onClose={() => setImporting(false)} />
      <ActDialog
        changed={changed}
        onClose={() => setDecision(null)}
        onDone={() => setChosen([])}
        act={
          decision === null || facts === null
            ? null
            : {
                title: `${facts.name} ${chosen.length} 份报名`,
                after: facts.after,
                submitText: facts.name,
                write: ({ reason }: Reasoned) =>
                  write(api.StaffActivity.Decide, { ids: [...chosen], act: decision, reason }),
                done: (answer: { changed: number }) => `已处理 ${answer.changed} 份`,
              }
        }
      />
    </>
  )
}

interface CheckInDialogProps {
  activityId: string
  /** The enrolment to check in; null for none. */
  enrolId: string | null
  onClose: () => void
}

/** Checks a member in without their ticket. */
function CheckInDialog({ activityId, enrolId, onClose }: CheckInDialogProps) {
  return (
    <ActDialog
      changed={[...changed, api.StaffCheckIn.GetArrivals]}
      onClose={onClose}
      act={
        enrolId === null
          ? null
          : {
              title: '人工签到',
              after: '不看签到码，直接记为到场。原因会记下，在回顾的数字里单独列出。',
              submitText: '签到',
              write: ({ reason }: Reasoned) =>
                write(api.StaffCheckIn.CheckInByHand, { activityId, enrolId, reason }),
              done: ({ nickName }: { nickName: string }) => `${nickName} 已签到`,
            }
      }
    />
  )
}

const checkInColumn = (checkIn: (enrolId: string) => void): ListColumn<StaffEnrolmentItem> => ({
  key: 'acts',
  name: '到场',
  render: (_, { id, nickName, state }) =>
    state === enrolStates.enrolled ? (
      <Button
        size="small"
        aria-keyshortcuts="q"
        aria-label={`给 ${nickName} 人工签到`}
        onClick={() => checkIn(id)}
      >
        签到
      </Button>
    ) : null,
})

const columns: ListColumn<StaffEnrolmentItem>[] = [
  { key: 'nickName', name: '昵称', render: (_, { nickName, level }) => `${nickName}（Lv.${level}）` },
  {
    key: 'state',
    name: '状态',
    render: (_, { state, queuePlace }) => (
      <Tag>
        {nameOf(enrolStateNames, state)}
        {queuePlace === null ? '' : `，第 ${queuePlace} 位`}
      </Tag>
    ),
  },
  { key: 'guests', name: '同行', dataIndex: 'guests' },
  { key: 'createTime', name: '报名时间', render: (_, { createTime }) => createTime.slice(0, 16) },
  {
    key: 'checkIn',
    name: '签到',
    render: (_, { checkInTime, checkInWay, checkInBy, checkInReason }) =>
      checkInTime === null || checkInWay === null
        ? ''
        : [checkInTime.slice(5, 16), nameOf(checkInWayNames, checkInWay), checkInBy, checkInReason]
            .filter((part) => part !== '')
            .join(' · '),
  },
  { key: 'reason', name: '原因', dataIndex: 'reason' },
  {
    key: 'signs',
    name: '留意',
    render: (_, { alike, noShows, counts }) => (
      <>
        {alike > 0 ? <Tag color="warning">同一设备或网络还有 {alike} 份</Tag> : null}
        {noShows > 0 ? <Tag>90 天未到场 {noShows} 次</Tag> : null}
        {counts ? <Tag color="error">记未到场</Tag> : null}
      </>
    ),
  },
  {
    key: 'answers',
    name: '填写的内容',
    render: (_, { id, nickName, hasAnswers }) =>
      hasAnswers ? <AnswersButton id={id} nickName={nickName} /> : '',
  },
]
