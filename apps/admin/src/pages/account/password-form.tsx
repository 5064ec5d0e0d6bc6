import { Input } from 'antd'
import { useState } from 'react'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'

interface Passwords {
  password: string
  newPassword: string
}

export function PasswordForm() {
  const act = useFormAct()
  const [changes, setChanges] = useState(0)
  async function change(values: Passwords) {
    await act(write(api.StaffSession.ChangePassword, values), '密码已修改，其他设备已退出后台')
    // A new form is empty.
    setChanges(changes + 1)
  }
  return (
    <div style={{ maxWidth: 400 }}>
      <SentForm<Passwords> key={changes} send={change} submitText="修改密码">
        <RequiredItem name="password" label="现在的密码">
          <Input.Password autoComplete="current-password" />
        </RequiredItem>
        <RequiredItem name="newPassword" label="新密码" extra="至少 15 个字符，一句话最好记">
          <Input.Password autoComplete="new-password" />
        </RequiredItem>
      </SentForm>
    </div>
  )
}
