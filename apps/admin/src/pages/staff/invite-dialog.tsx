import type { StaffRole } from '@guangquan/contract/wire/staff-access'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'
import { InvitationLink } from './invitation-link.tsx'
import { RoleChoice } from './role-choice.tsx'

interface Invited extends Reasoned {
  roles: StaffRole[]
}

const fields = (
  <>
    <RoleChoice />
    <ReasonField />
  </>
)

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [made, setMade] = useState<{ token: string; expireTime: string } | null>(null)
  const invite = async (values: Invited) => setMade(await write(api.StaffInvitation.Create, values))
  return (
    <ActDialog
      act={open ? { title: '邀请工作人员', submitText: '生成链接', fields, write: invite } : null}
      changed={[api.StaffInvitation.GetList]}
      result={made === null ? null : <InvitationLink made={made} />}
      onClose={onClose}
      afterClose={() => setMade(null)}
    />
  )
}
