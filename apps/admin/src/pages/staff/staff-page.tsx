import { Button } from 'antd'
import { useState } from 'react'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { StaffList } from './staff-list.tsx'

/** Accounts of staff, open invitations, and the permissions of each role. */
export function StaffPage() {
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <PageHead
        title="工作人员"
        actions={
          <Button type="primary" onClick={() => setInviting(true)}>
            邀请
          </Button>
        }
      />
      <AddressTabs
        filters={['keyword']}
        items={[
          { key: 'accounts', label: '账号', children: <StaffList /> },
          { key: 'invitations', label: '邀请', children: <InvitationList /> },
          { key: 'roles', label: '角色', children: <RoleTable /> },
        ]}
      />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  )
}
