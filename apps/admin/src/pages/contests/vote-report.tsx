import type { StaffContestDetail, VoteFlagItem } from '@guangquan/contract'
import { voteSignNames } from '@guangquan/contract/contest/contest.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, read, write } from '../../platform/api.ts'

/** The integrity of a vote: counted votes, votes counted separately with the reason, and flagged members. */
export function VoteReport({ contest: { id, resultTime } }: { contest: StaffContestDetail }) {
  const report = useQuery(read(api.StaffContest.GetVotes, { contestId: id }))
  const [lifted, setLifted] = useState<VoteFlagItem | null>(null)
  if (report.isPending) return <Loading />
  if (report.isError) return <ReadFailed error={report.error} retry={report.refetch} />
  const { electors, voters, all, clean, signs } = report.data
  return (
    <>
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 2 }}
        style={{ marginBottom: 16 }}
        items={[
          { key: 'electors', label: '选民', children: `${electors} 人，投过票 ${voters} 人` },
          { key: 'votes', label: '票数', children: `共 ${all}，有效 ${clean}，分开计 ${all - clean}` },
          {
            key: 'signs',
            label: '分开计的原因',
            children:
              signs
                .map((sign) => `${nameOf(voteSignNames, sign.kind)} ${sign.voters} 人 ${sign.votes} 票`)
                .join('；') || '没有',
          },
        ]}
      />
      <ListTable
        name="vote-flags"
        label="分开计票的人"
        list={api.StaffContest.GetVoteFlags}
        input={{ contestId: id }}
        rowKey="id"
        columns={columnsWith(resultTime === null ? setLifted : null)}
        empty="没有可疑的票"
        exportBy={null}
      />
      <ActDialog
        changed={[api.StaffContest.GetVotes, api.StaffContest.GetVoteFlags]}
        onClose={() => setLifted(null)}
        act={
          lifted === null
            ? null
            : {
                title: `把 ${lifted.nickName} 的票重新算作有效`,
                after: '票数立即重新计算；以后不再自动标记这个人。',
                submitText: '算作有效',
                write: ({ reason }: Reasoned) =>
                  write(api.StaffContest.LiftFlag, { contestId: id, memberId: lifted.memberId, reason }),
                done: '已重新计票',
              }
        }
      />
    </>
  )
}

const columnsWith = (lift: ((flag: VoteFlagItem) => void) | null): ListColumn<VoteFlagItem>[] => [
  { key: 'nickName', name: '昵称', dataIndex: 'nickName' },
  {
    key: 'kind',
    name: '原因',
    render: (_, { kind, size }) => `${nameOf(voteSignNames, kind)}（${size} 人）`,
  },
  { key: 'votes', name: '票数', dataIndex: 'votes' },
  { key: 'createTime', name: '标记时间', render: (_, { createTime }) => createTime.slice(0, 16) },
  {
    key: 'act',
    name: '处理',
    render: (_, flag) =>
      flag.isLifted ? (
        <Tag>已恢复</Tag>
      ) : lift === null ? (
        ''
      ) : (
        <Button size="small" onClick={() => lift(flag)}>
          算作有效
        </Button>
      ),
  },
]
