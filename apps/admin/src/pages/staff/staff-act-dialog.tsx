import type { StaffItem } from '@guangquan/contract'
import type { StaffRole } from '@guangquan/contract/staff'
import { App, Modal, Typography } from 'antd'
import { useState } from 'react'
import { ReasonField } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, refresh, write } from '../../platform/api.ts'
import { InvitationLink } from './invitation-link.tsx'
import { RoleChoice } from './role-choice.tsx'

export interface StaffAct {
  kind: 'roles' | 'renew' | 'close' | 'open'
  row: StaffItem
}

interface Given {
  roles: StaffRole[]
  reason: string
}

const texts = {
  roles: { title: '修改角色', does: '保存', after: '对方会退出后台，重新登录后按新的角色使用。' },
  renew: {
    title: '重设密码和验证器',
    does: '生成链接',
    after: '在对方打开链接之前，原来的密码和验证器照常可用。',
  },
  close: { title: '停用账号', does: '停用', after: '对方立即退出后台，不能再登录。' },
  open: { title: '重新启用账号', does: '启用', after: '对方可以用原来的密码和验证器登录。' },
} as const

/** Asks for what an act needs, and performs it. */
export function StaffActDialog({ act, onClose }: { act: StaffAct | null; onClose: () => void }) {
  const { message } = App.useApp()
  const [made, setMade] = useState<{ token: string; expireTime: string } | null>(null)

  async function perform({ kind, row }: StaffAct, { roles, reason }: Given) {
    const { id, version } = row
    if (kind === 'renew') {
      setMade(await write(api.StaffInvitation.CreateForAccount, { staffId: id, reason }))
      await refresh(api.StaffInvitation.GetList)
      return
    }
    if (kind === 'roles') await write(api.StaffAccount.SetRoles, { id, roles, version, reason })
    else await write(api.StaffAccount.SetOpen, { id, open: kind === 'open', version, reason })
    await refresh(api.StaffAccount.GetList)
    message.success('已保存')
    onClose()
  }
  return (
    <Modal
      open={act !== null}
      title={act === null ? '' : `${texts[act.kind].title} · ${act.row.name}`}
      footer={null}
      onCancel={onClose}
      afterClose={() => setMade(null)}
      destroyOnHidden
    >
      {act === null ? null : made === null ? (
        <>
          <Typography.Paragraph>{texts[act.kind].after}</Typography.Paragraph>
          <SentForm<Given>
            send={(given) => perform(act, given)}
            submitText={texts[act.kind].does}
            initialValues={{ roles: act.row.roles }}
          >
            {act.kind === 'roles' ? <RoleChoice /> : null}
            <ReasonField />
          </SentForm>
        </>
      ) : (
        <InvitationLink made={made} />
      )}
    </Modal>
  )
}
