import type { StaffAward, StaffContestDetail } from '@guangquan/contract'
import { claimStateNames, contestBounds, contestStates } from '@guangquan/contract/contest/contest.words'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Form, Input, Space, type TableProps } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { type Reasoned, ReasonField } from '../../parts/fields/reason-field.tsx'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, read, write } from '../../platform/api.ts'
import { CertificatePrints } from './certificate-prints.tsx'
import { PressDialog } from './press-dialog.tsx'
import { ReopeningList } from './reopening-list.tsx'

/** Who gets which prize, with the jury's words, which are written until the result is published. */
export function AwardList({ contest }: { contest: StaffContestDetail }) {
  const { id, state } = contest
  const awards = useQuery(read(api.StaffContest.GetAwards, { contestId: id }))
  const [edited, setEdited] = useState<StaffAward | null>(null)
  const [shown, setShown] = useState<'press' | 'certificates' | null>(null)
  if (awards.isPending) return <Loading />
  if (awards.isError) return <ReadFailed error={awards.error} retry={awards.refetch} />
  const { items } = awards.data
  const isPublished = state === contestStates.published || state === contestStates.archived
  return (
    <Flex vertical gap={16}>
      {items.length === 0 ? null : (
        <Space wrap>
          <Button onClick={() => setShown('press')}>新闻稿</Button>
          {isPublished ? <Button onClick={() => setShown('certificates')}>打印全部证书</Button> : null}
        </Space>
      )}
      <WideTable<StaffAward>
        label="获奖作品"
        rowKey="id"
        dataSource={items}
        columns={columnsWith(state === contestStates.noticing ? setEdited : null)}
        locale={{ emptyText: '公示开始后才有结果' }}
      />
      {isPublished ? <ReopeningList contest={contest} /> : null}
      {shown === 'press' ? (
        <PressDialog contest={contest} awards={items} onClose={() => setShown(null)} />
      ) : null}
      {shown === 'certificates' ? (
        <CertificatePrints contest={contest} awards={items} onClose={() => setShown(null)} />
      ) : null}
      <ActDialog
        changed={[api.StaffContest.GetAwards]}
        onClose={() => setEdited(null)}
        act={
          edited === null
            ? null
            : {
                title: `${edited.prizeName} ${edited.number} 号的评语`,
                after: '公布结果时一起公布，印在证书上，之后不能再改。',
                submitText: '保存',
                initialValues: { words: edited.words },
                fields: (
                  <>
                    <Form.Item name="words" label="评语">
                      <Input.TextArea autoSize={{ minRows: 2 }} maxLength={contestBounds.words} showCount />
                    </Form.Item>
                    <ReasonField />
                  </>
                ),
                write: ({ words, reason }: Reasoned & { words: string }) =>
                  write(api.StaffContest.SetWords, { awardId: edited.id, words, reason }),
                done: '已保存',
              }
        }
      />
    </Flex>
  )
}

const columnsWith = (
  edit: ((award: StaffAward) => void) | null,
): NonNullable<TableProps<StaffAward>['columns']> => [
  { key: 'prizeName', title: '奖项', dataIndex: 'prizeName' },
  { key: 'rank', title: '名次', render: (_, { rank }) => rank ?? '' },
  { key: 'number', title: '作品', render: (_, { number, title }) => `${number} 号《${title}》` },
  { key: 'nickName', title: '作者', dataIndex: 'nickName' },
  { key: 'words', title: '评语', dataIndex: 'words' },
  {
    key: 'certificate',
    title: '证书编号',
    render: (_, { certificate, isPassedOn }) => certificate ?? (isPassedOn ? '递补奖品' : '公布时颁发'),
  },
  {
    key: 'claim',
    title: '领奖',
    render: (_, { claim, claimUntil }) =>
      `${claimStateNames[claim]}${claim === 'waiting' && claimUntil !== null ? `，到 ${claimUntil.slice(0, 16)}` : ''}`,
  },
  ...(edit === null
    ? []
    : [
        {
          key: 'acts',
          title: '处理',
          render: (_: unknown, award: StaffAward) => (
            <Button size="small" onClick={() => edit(award)}>
              写评语
            </Button>
          ),
        },
      ]),
]
