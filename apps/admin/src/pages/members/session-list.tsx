import { useQuery } from '@tanstack/react-query'
import { Button, Tag, Typography } from 'antd'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, read } from '../../platform/api.ts'

const endReasons: Record<string, string> = {
  logout: '本人退出',
  replaced: '被新设备替换',
  revoked: '已退出',
  banned: '封禁时退出',
  reuse: '凭据被盗用时退出',
}

/** Current and past sessions of a member. */
export function SessionList({ id, onEnd }: { id: string; onEnd: (sessionId: string) => void }) {
  const list = useQuery(read(api.StaffMember.GetSessions, { id }))
  if (list.isError) {
    return <ReadFailed error={list.error} retry={list.refetch} />
  }
  return (
    <WideTable
      label="登录记录"
      rowKey="id"
      loading={list.isPending}
      dataSource={list.data ?? []}
      locale={{
        emptyText: list.isPending ? ' ' : <Typography.Text type="secondary">没有登录记录</Typography.Text>,
      }}
      columns={[
        { key: 'device', title: '设备', render: (_, { device }) => (device === '' ? '未知设备' : device) },
        { key: 'region', title: '属地', render: (_, { region }) => (region === '' ? '未知' : region) },
        { key: 'createTime', title: '登录时间', dataIndex: 'createTime' },
        { key: 'lastUseTime', title: '最近使用', dataIndex: 'lastUseTime' },
        {
          key: 'state',
          title: '状态',
          render: (_, { isLive, endReason }) =>
            isLive ? <Tag color="success">已登录</Tag> : <Tag>{endReasons[endReason] ?? '已过期'}</Tag>,
        },
        {
          key: 'acts',
          title: '操作',
          render: (_, { id: sessionId, isLive }) =>
            isLive ? (
              <Button type="link" danger onClick={() => onEnd(sessionId)}>
                退出登录
              </Button>
            ) : null,
        },
      ]}
    />
  )
}
