import { useQuery } from '@tanstack/react-query'
import { Button, Popconfirm, Tag } from 'antd'
import { ReadFailed } from '../../parts/read-failed.tsx'
import { useAct } from '../../parts/use-act.ts'
import { WideTable } from '../../parts/wide-table.tsx'
import { api, read, write } from '../../platform/api.ts'
import { roleNames } from '@guangquan/contract/staff-names'

/** Invitations nobody accepted yet. */
export function InvitationList() {
  const act = useAct(api.StaffInvitation.GetList)
  const list = useQuery(read(api.StaffInvitation.GetList, {}))
  if (list.isError) {
    return <ReadFailed error={list.error} retry={list.refetch} />
  }
  return (
    <WideTable
      label="没有接受的邀请"
      rowKey="id"
      loading={list.isPending}
      dataSource={list.data?.items ?? []}
      locale={{ emptyText: list.isPending ? ' ' : '没有等待接受的邀请' }}
      columns={[
        {
          key: 'roles',
          title: '角色',
          render: (_, { roles }) => roles.map((role) => <Tag key={role}>{roleNames[role]}</Tag>),
        },
        {
          key: 'forName',
          title: '用途',
          render: (_, { forName }) => (forName === null ? '新账号' : `${forName} 重设`),
        },
        { key: 'invitedBy', title: '邀请人', dataIndex: 'invitedBy' },
        { key: 'createTime', title: '发出时间', dataIndex: 'createTime' },
        { key: 'expireTime', title: '有效期至', dataIndex: 'expireTime' },
        {
          key: 'acts',
          title: '操作',
          render: (_, { id }) => (
            <Popconfirm
              title="收回这份邀请？"
              okText="收回"
              cancelText="不收回"
              onConfirm={() => void act(write(api.StaffInvitation.Revoke, { id }), '已收回')}
            >
              <Button type="link" danger>
                收回
              </Button>
            </Popconfirm>
          ),
        },
      ]}
    />
  )
}
