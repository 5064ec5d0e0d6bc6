import { TextLink } from '@guangquan/ui'
import { useState } from 'react'
import { useNavigate } from '../../../app/routing/hooks.ts'
import { Navigate } from '../../../app/routing/link.tsx'
import { ApiError } from '@guangquan/client'
import { errorCatalogue } from '@guangquan/contract/errors'
import { api, client } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { useSignedIn } from '../../../app/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { PhoneEntry } from '../components/phone-entry.tsx'
import { withPuzzle } from '../puzzle/with-puzzle.ts'
import { useRegisterDraft } from '../register-draft.ts'
import { useRedirect } from '../use-redirect.ts'
import { registerStepCount } from '../use-register-step.ts'
import { useSentCode } from '../use-sent-code.ts'

/** 注册, step 1: the phone number. */
export default function RegisterPhonePage() {
  const { redirect, target } = useRedirect()
  const navigate = useNavigate()
  const codes = useSentCode(1)
  const { phone, change } = useRegisterDraft()
  const [taken, setTaken] = useState(false)
  if (useSignedIn()) return <Navigate to={target} replace />

  async function go(number: string) {
    setTaken(false)
    const { exist } = await withPuzzle((puzzle) =>
      client.call(api.UserInfo.ExistPhone, { phone: number, ...puzzle }),
    )
    if (exist) {
      setTaken(true)
      throw new ApiError({
        kind: 'PhoneTaken',
        code: errorCatalogue.PhoneTaken.code,
        message: '该手机号已注册',
      })
    }
    if (codes.secondsLeft === 0 || codes.sent?.phone !== number) await codes.send(number)
    change({ phone: number, agreementCheckBox: true })
    navigate(paths.register(2, redirect))
  }

  return (
    <AccountFrame
      title="手机号注册"
      lead={
        <>
          已经有账号？<TextLink href={paths.login(redirect)}>直接登录</TextLink>
        </>
      }
      progress={{ step: 1, of: registerStepCount }}
    >
      <PhoneEntry
        initialPhone={phone}
        onPhone={go}
        after={
          taken ? (
            <p className="mt-1 text-small">
              <TextLink href={paths.login(redirect)}>直接登录</TextLink>
            </p>
          ) : null
        }
      />
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
