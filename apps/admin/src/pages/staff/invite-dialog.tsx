import type { StaffRole } from '@guangquan/contract/staff'
import { Modal } from 'antd'
import { useState } from 'react'
import { ReasonField } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, refresh, write } from '../../platform/api.ts'
import { InvitationLink } from './invitation-link.tsx'
import { RoleChoice } from './role-choice.tsx'

interface Invited {
  roles: StaffRole[]
  reason: string
}

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [made, setMade] = useState<{ token: string; expireTime: string } | null>(null)
  async function invite(values: Invited) {
    setMade(await write(api.StaffInvitation.Create, values))
    await refresh(api.StaffInvitation.GetList)
  }
  return (
    <Modal
      open={open}
      title="邀请工作人员"
      footer={null}
      onCancel={onClose}
      afterClose={() => setMade(null)}
      destroyOnHidden
    >
      {made === null ? (
        <SentForm<Invited> send={invite} submitText="生成链接">
          <RoleChoice />
          <ReasonField />
        </SentForm>
      ) : (
        <InvitationLink made={made} />
      )}
    </Modal>
  )
}
