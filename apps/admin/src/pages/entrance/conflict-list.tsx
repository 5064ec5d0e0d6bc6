import { scanResultNames } from '@guangquan/contract/activity/activity.words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, call } from '../../platform/api.ts'

const { GetConflicts } = api.StaffCheckIn

/** Scans that did not check anybody in: two devices with one ticket, a wrong code, a person without a place. */
export function ConflictList({ activityId }: { activityId: string }) {
  const input = { activityId }
  const list = useInfiniteQuery({
    queryKey: [GetConflicts.service, GetConflicts.method, input],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      call(GetConflicts, { ...input, cursor: pageParam }, signal),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
  if (list.isPending) return <Loading />
  if (list.isError) return <ReadFailed error={list.error} retry={list.refetch} />
  return (
    <>
      <WideTable
        label="没有通过的扫码"
        rowKey="id"
        dataSource={list.data.pages.flatMap(({ items }) => items)}
        locale={{ emptyText: '没有重复的和没有通过的扫码' }}
        columns={[
          { key: 'nickName', title: '昵称', dataIndex: 'nickName' },
          { key: 'result', title: '结果', render: (_, { result }) => scanResultNames[result] },
          { key: 'scanTime', title: '扫码时间', render: (_, { scanTime }) => scanTime.slice(5, 19) },
          {
            key: 'checkInTime',
            title: '算数的签到',
            render: (_, { checkInTime }) => checkInTime?.slice(5, 19) ?? '没有',
          },
          { key: 'staffName', title: '扫码的人', dataIndex: 'staffName' },
          { key: 'device', title: '设备', render: (_, { device }) => device.slice(0, 8) },
        ]}
      />
      {list.hasNextPage ? (
        <Flex justify="center" style={{ marginTop: 12 }}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            更多
          </Button>
        </Flex>
      ) : null}
    </>
  )
}
