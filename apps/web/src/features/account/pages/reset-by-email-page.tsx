import { ResetPassword } from '../components/reset-password.tsx'

/** 邮箱找回密码. */
export default function ResetByEmailPage() {
  return <ResetPassword channel="email" />
}
