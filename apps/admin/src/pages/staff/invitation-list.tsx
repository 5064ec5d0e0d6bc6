import type { InvitationItem } from '@guangquan/contract'
import { roleNames } from '@guangquan/contract/staff/staff-names'
import { Button, Popconfirm, Tag } from 'antd'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'

/** Invitations that are not accepted yet. */
export function InvitationList() {
  const act = useAct(api.StaffInvitation.GetList)
  const columns: ListColumn<InvitationItem>[] = [
    {
      key: 'roles',
      name: '角色',
      render: (_, { roles }) => roles.map((role) => <Tag key={role}>{roleNames[role]}</Tag>),
    },
    {
      key: 'forName',
      name: '用途',
      render: (_, { forName }) => (forName === null ? '新账号' : `${forName} 重设`),
    },
    { key: 'invitedBy', name: '邀请人', dataIndex: 'invitedBy' },
    { key: 'createTime', name: '发出时间', dataIndex: 'createTime' },
    { key: 'expireTime', name: '有效期至', dataIndex: 'expireTime' },
    {
      key: 'acts',
      name: '操作',
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
  ]
  return (
    <ListTable
      name="invitations"
      label="没有接受的邀请"
      list={api.StaffInvitation.GetList}
      input={{}}
      rowKey="id"
      columns={columns}
      empty="没有等待接受的邀请"
      exportBy={api.StaffInvitation.Export}
    />
  )
}
