import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { useAct } from '../../parts/acts/use-act.ts'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, read, write } from '../../platform/api.ts'

export function SessionList() {
  const act = useAct(api.StaffSession.GetList)
  const list = useQuery(read(api.StaffSession.GetList, {}))
  if (list.isError) return <ReadFailed error={list.error} retry={list.refetch} />
  return (
    <WideTable
      label="登录中的设备"
      rowKey="id"
      size="small"
      loading={list.isPending}
      dataSource={list.data?.items ?? []}
      locale={{ emptyText: ' ' }}
      columns={[
        {
          key: 'device',
          title: '设备',
          render: (_, { device, isCurrent }) => (
            <>
              {device} {isCurrent ? <Tag color="success">这一台</Tag> : null}
            </>
          ),
        },
        { key: 'ip', title: '地址', render: (_, { ip, region }) => `${ip} ${region}` },
        { key: 'createTime', title: '登录时间', dataIndex: 'createTime' },
        { key: 'lastUseTime', title: '最近使用', dataIndex: 'lastUseTime' },
        {
          key: 'acts',
          title: '操作',
          render: (_, { id, isCurrent }) =>
            isCurrent ? null : (
              <Button
                type="link"
                onClick={() => void act(write(api.StaffSession.End, { id }), '这台设备已退出后台')}
              >
                退出该设备
              </Button>
            ),
        },
      ]}
    />
  )
}
