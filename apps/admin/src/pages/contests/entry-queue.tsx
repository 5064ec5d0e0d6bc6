import type { ContestVerdict, StaffContestDetail, StaffEntryItem } from '@guangquan/contract'
import { verdictSentence } from '@guangquan/contract/contest/contest.sentences'
import {
  entryReasonNames,
  entryStateNames,
  originalCodeNames,
  originalFactNames,
} from '@guangquan/contract/contest/contest.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Flex, Form, Select, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf, numberedChoicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { type Reasoned, ReasonField } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { ContactSheet } from './contact-sheet.tsx'
import { EntryTools } from './entry-tools.tsx'

const changed = [api.StaffContest.GetEntries, api.StaffContest.GetDetail, api.StaffContest.GetList]

type Decision =
  | 'pass'
  | 'return'
  | 'refuse'
  | 'requestOriginal'
  | 'acceptOriginal'
  | 'returnOriginal'
  | 'disqualify'
  | 'reinstate'
const decisions: Record<Decision, { name: string; after: string; coded: boolean; danger?: boolean }> = {
  pass: { name: '通过', after: '作品发布并挂上作品墙，作者会收到通知。', coded: false },
  return: { name: '退回修改', after: '作者在 48 小时内改好再提交，过期算不通过。', coded: true },
  refuse: { name: '不通过', after: '作者会收到原因，作品只有自己看得到。', coded: true },
  requestOriginal: {
    name: '请交原图',
    after: '作者在规定天数内提交原图，会收到通知；对还没交的，是提醒，期限重新起算。',
    coded: false,
  },
  acceptOriginal: { name: '原图通过', after: '作品继续终评，作者会收到通知。', coded: false },
  returnOriginal: { name: '请重交原图', after: '作者会收到原因，重新提交。', coded: false },
  disqualify: {
    name: '取消资格',
    after: '作品不再参赛，作者会收到原因。公示中会立即重新计算结果，并公布变化。',
    coded: true,
    danger: true,
  },
  reinstate: { name: '恢复', after: '作品回到参赛中，作者会收到通知。', coded: false },
}
const order: readonly Decision[] = [
  'pass',
  'return',
  'refuse',
  'requestOriginal',
  'acceptOriginal',
  'returnOriginal',
  'disqualify',
  'reinstate',
]

interface Decided extends Reasoned {
  code?: keyof typeof entryReasonNames
}

const levelNames = { 0: '全部通过', 1: '要人看', 2: '不符' } as const

/** The first audit, beginning with entries that a person must look at. */
export function EntryQueue({ contest }: { contest: StaffContestDetail }) {
  const [{ state, level }] = useAddress(['state', 'level'])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [decision, setDecision] = useState<Decision | null>(null)
  const [isPrinting, setPrinting] = useState(false)
  const facts = decision === null ? null : decisions[decision]
  const filters = { state: numberOf(entryStateNames, state), level: numberOf(levelNames, level) }
  return (
    <>
      <FilterRow>
        <ChoiceFilter name="state" label="状态" options={choicesOf(entryStateNames).slice(1)} />
        <ChoiceFilter name="level" label="核验" options={choicesOf(levelNames)} />
      </FilterRow>
      <EntryTools contest={contest} filters={filters} onPrint={() => setPrinting(true)} />
      <Flex wrap align="center" gap={8} style={{ marginBottom: 12, minHeight: 32 }}>
        <Typography.Text type="secondary">
          {chosen.length === 0 ? '选中后可以一起处理' : `已选 ${chosen.length} 件`}
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
      <ListTable
        name="entries"
        label="参赛作品"
        list={api.StaffContest.GetEntries}
        input={{
          contestId: contest.id,
          ...filters,
        }}
        rowKey="id"
        columns={columns}
        empty="没有这样的作品"
        exportBy={api.StaffContest.ExportEntries}
        selection={{ keys: chosen, choose: setChosen }}
      />
      {isPrinting ? (
        <ContactSheet contest={contest} filters={filters} onClose={() => setPrinting(false)} />
      ) : null}
      <ActDialog
        changed={changed}
        onClose={() => setDecision(null)}
        onDone={() => setChosen([])}
        act={
          decision === null || facts === null
            ? null
            : {
                title: `${facts.name} ${chosen.length} 件作品`,
                after: facts.after,
                submitText: facts.name,
                fields: (
                  <>
                    {facts.coded ? (
                      <RequiredItem name="code" label="类别">
                        <Select options={numberedChoicesOf(entryReasonNames)} />
                      </RequiredItem>
                    ) : (
                      <Form.Item name="code" hidden>
                        <Select />
                      </Form.Item>
                    )}
                    <ReasonField />
                  </>
                ),
                write: ({ reason, code }: Decided) =>
                  write(api.StaffContest.DecideEntries, {
                    ids: [...chosen],
                    act: decision,
                    reason,
                    ...(code === undefined ? {} : { code }),
                  }),
                done: (response: { changed: number }) => `已处理 ${response.changed} 件`,
              }
        }
      />
    </>
  )
}

const columns: ListColumn<StaffEntryItem>[] = [
  {
    key: 'picture',
    name: '照片',
    render: (_, { pictures, number }) =>
      pictures.map(({ id, url480 }, index) => (
        <a key={id} href={pictures[index]?.url2048 ?? url480} target="_blank" rel="noopener">
          <img src={url480} alt={`${number} 号第 ${index + 1} 张`} height={64} />
        </a>
      )),
  },
  { key: 'number', name: '编号', dataIndex: 'number' },
  { key: 'title', name: '作品', render: (_, { title, story }) => `《${title}》${story}` },
  { key: 'author', name: '作者', dataIndex: 'authorNickName' },
  { key: 'groupName', name: '组别', dataIndex: 'groupName' },
  {
    key: 'state',
    name: '状态',
    render: (_, { state, reason, reasonNote }) => (
      <>
        <Tag>{nameOf(entryStateNames, state)}</Tag>
        {reason === null ? '' : `${nameOf(entryReasonNames, reason)} ${reasonNote}`}
      </>
    ),
  },
  { key: 'verdicts', name: '核验', render: (_, { verdicts }) => <Verdicts verdicts={verdicts.flat()} /> },
  {
    key: 'alike',
    name: '相同或近似',
    render: (_, { alike }) =>
      alike.map(({ entryId, contestTitle, number, similar, isOwn }) => (
        <div key={entryId}>
          {contestTitle} {number} 号，{similar}%{isOwn ? '，同一作者' : ''}
        </div>
      )),
  },
  {
    key: 'originals',
    name: '原图',
    render: (_, { originals }) =>
      originals.map(({ id, fileName, url, verdicts }) => (
        <div key={id}>
          <a href={url} target="_blank" rel="noopener">
            {fileName}
          </a>{' '}
          {verdicts
            .map(({ what, code }) => `${originalFactNames[what]}${originalCodeNames[code]}`)
            .join('，')}
        </div>
      )),
  },
  { key: 'createTime', name: '投稿', render: (_, { createTime }) => createTime.slice(0, 16) },
]

/** Lines that are not green, with their findings. */
function Verdicts({ verdicts }: { verdicts: readonly ContestVerdict[] }) {
  const open = verdicts.filter(({ level }) => level !== 'green')
  if (open.length === 0) return <Tag color="success">全部通过</Tag>
  return (
    <>
      {open.map((verdict, index) => {
        const { name, found } = verdictSentence(verdict)
        return (
          <Tag key={`${verdict.rule} ${index}`} color={verdict.level === 'red' ? 'error' : 'warning'}>
            {name}：{found}
          </Tag>
        )
      })}
    </>
  )
}
