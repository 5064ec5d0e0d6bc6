import { useStore } from '@guangquan/ui'
import { useParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { accountPaths } from '../../../platform/account-paths.ts'
import { isProved, resetDraft } from '../reset-draft.ts'
import { useRedirect } from '../use-redirect.ts'
import { useSentCode, type Channel } from '../use-sent-code.ts'
import { ResetAccount, ResetCode, ResetDone, ResetSecret } from './reset-steps.tsx'

/** 找回密码: 1 account, 2 code, 3 new password, 4 done. A step opened without the earlier ones leads to the first. */
export function ResetPassword({ channel }: { channel: Channel }) {
  const { step } = useParams()
  const { redirect } = useRedirect()
  const codes = useSentCode(3, channel)
  const draft = useStore(resetDraft)

  if (step === '1') return <ResetAccount key={channel} codes={codes} redirect={redirect} />
  if (step === '2' && codes.sent !== undefined) {
    return <ResetCode codes={codes} to={codes.sent.to} redirect={redirect} />
  }
  if (step === '3' && isProved(draft, channel)) return <ResetSecret redirect={redirect} />
  if (step === '4' && draft.done) return <ResetDone redirect={redirect} />
  return <Navigate to={accountPaths.resetPassword(channel, 1, redirect)} replace />
}
