import { ResetPassword } from '../components/reset-password.tsx'

/** 手机找回密码. */
export default function ResetByPhonePage() {
  return <ResetPassword channel="phone" />
}
