import type { StaffItem } from '@guangquan/contract'
import type { StaffRole } from '@guangquan/contract/wire/staff-access'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { roleNames } from '@guangquan/contract/staff/staff-names'
import { InvitationLink } from './invitation-link.tsx'
import { RoleChoice } from './role-choice.tsx'

export interface StaffAct {
  kind: 'roles' | 'renew' | 'close' | 'open'
  row: StaffItem
}

interface Given extends Reasoned {
  roles: StaffRole[]
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

/** Asks for the input of an action, and performs it. */
export function StaffActDialog({ act, onClose }: { act: StaffAct | null; onClose: () => void }) {
  const [made, setMade] = useState<{ token: string; expireTime: string } | null>(null)

  async function perform(kind: StaffAct['kind'], { id, version }: StaffItem, { roles, reason }: Given) {
    if (kind === 'roles') await write(api.StaffAccount.SetRoles, { id, roles, version, reason })
    else if (kind === 'renew')
      setMade(await write(api.StaffInvitation.CreateForAccount, { staffId: id, reason }))
    else await write(api.StaffAccount.SetOpen, { id, open: kind === 'open', version, reason })
  }
  return (
    <ActDialog
      act={
        act === null
          ? null
          : {
              title: `${texts[act.kind].title} · ${act.row.name}`,
              after: texts[act.kind].after,
              submitText: texts[act.kind].does,
              fields: <Fields kind={act.kind} />,
              initialValues: { roles: act.row.roles },
              write: rowEdit({
                row: act.row,
                load: () => findRow(api.StaffAccount.GetList, {}, act.row.id),
                valuesOf: ({ roles }): Partial<Given> => ({ roles }),
                describe: ({ roles = [] }: Partial<Given>) => ({
                  角色: roles.map((role) => roleNames[role]).join('、'),
                }),
                save: (given: Given, row) => perform(act.kind, row, given),
              }),
              ...(act.kind === 'renew' ? {} : { done: '已保存' }),
            }
      }
      changed={[api.StaffAccount.GetList, api.StaffInvitation.GetList]}
      result={made === null ? null : <InvitationLink made={made} />}
      onClose={onClose}
      afterClose={() => setMade(null)}
    />
  )
}

function Fields({ kind }: Pick<StaffAct, 'kind'>) {
  return (
    <>
      {kind === 'roles' ? <RoleChoice /> : null}
      <ReasonField />
    </>
  )
}
