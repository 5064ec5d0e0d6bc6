import { Input } from 'antd'
import { RequiredItem } from '../parts/fields/required-item.tsx'
import { SentForm } from '../parts/acts/sent-form.tsx'
import { api, call } from '../platform/api.ts'
import { beginSession } from '../platform/session.ts'

interface Credentials {
  name: string
  password: string
  code: string
}

/** @param name is fixed when the person signs in again */
export function SignInForm({ name }: { name?: string }) {
  async function signIn(values: Credentials) {
    beginSession(await call(api.StaffSession.SignIn, { ...values, name: name ?? values.name }))
  }
  return (
    <SentForm<Credentials> send={signIn} submitText="登录" initialValues={{ name }}>
      <RequiredItem name="name" label="登录名">
        <Input autoComplete="username" autoFocus={name === undefined} disabled={name !== undefined} />
      </RequiredItem>
      <RequiredItem name="password" label="密码">
        <Input.Password autoComplete="current-password" autoFocus={name !== undefined} />
      </RequiredItem>
      <RequiredItem name="code" label="动态码" extra="验证器里的 6 位数字；手机不在身边时填一个恢复码">
        <Input autoComplete="one-time-code" inputMode="text" maxLength={30} />
      </RequiredItem>
    </SentForm>
  )
}
