import type { StaffCircleLine } from '@guangquan/contract'
import { circleActNames } from '@guangquan/contract/circle/circle.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Flex, type TableColumnType, Tag } from 'antd'
import { Link } from 'react-router'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { TargetLink } from '../../parts/tables/target-link.tsx'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, call } from '../../platform/api.ts'

const pageSize = 50

/** Everything that happened in a circle on one page, the newest first. */
export function CircleHistory({ id }: { id: string }) {
  const { GetHistory } = api.StaffCircle
  const list = useInfiniteQuery({
    queryKey: [GetHistory.service, GetHistory.method, { id }],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      call(GetHistory, { id, cursor: pageParam, maxResultCount: pageSize }, signal),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
  if (list.isError && list.data === undefined) return <ReadFailed error={list.error} retry={list.refetch} />
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <WideTable<StaffCircleLine>
        label="圈子的全部记录"
        rowKey="id"
        loading={list.isPending}
        columns={columns}
        dataSource={rows}
        locale={{ emptyText: list.isPending ? ' ' : '还没有记录' }}
      />
      {list.hasNextPage ? (
        <Flex justify="center" style={{ marginTop: 12 }}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? '没有读到，重试' : '更早的记录'}
          </Button>
        </Flex>
      ) : null}
    </>
  )
}

const columns: TableColumnType<StaffCircleLine>[] = [
  { key: 'time', title: '时间', dataIndex: 'time' },
  {
    key: 'actor',
    title: '谁',
    render: (_, { actorId, actorName }) =>
      actorId === null ? actorName : <Link to={`/members/${actorId}`}>{actorName}</Link>,
  },
  {
    key: 'act',
    title: '做了什么',
    render: (_, { act, isUndone }) => (
      <>
        {nameOf(circleActNames, act)} {isUndone ? <Tag>已撤销</Tag> : null}
      </>
    ),
  },
  {
    key: 'target',
    title: '对谁',
    render: (_, { targetId, targetName }) =>
      targetId === null ? '' : <Link to={`/members/${targetId}`}>{targetName}</Link>,
  },
  {
    key: 'post',
    title: '作品',
    render: (_, { publishId }) =>
      publishId === null ? (
        ''
      ) : (
        <TargetLink kind="post" id={publishId}>
          看作品
        </TargetLink>
      ),
  },
  { key: 'note', title: '说明', dataIndex: 'note' },
]
