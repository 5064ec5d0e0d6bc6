import { ApiError } from '@guangquan/client'
import { TextLink } from '@guangquan/ui'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { accountPaths } from '../../../platform/account-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { withPuzzle } from '../puzzle/with-puzzle.ts'
import { beginRegistration, changeDraft } from '../register/draft.ts'
import { useSentCode, type Channel } from '../use-sent-code.ts'
import { ContactEntry } from './contact-entry.tsx'

const takenKinds = { phone: 'PhoneTaken', email: 'EmailTaken' } as const
const takenWords = { phone: '该手机号已注册', email: '该邮箱已注册' } as const

interface RegisterContactProps {
  channel: Channel
  redirect: string | undefined
  refusal: string | null
  /** The invitation in the address; empty without one. */
  invited: string
}

/** The phone number or e-mail address to register with: checked to be free, terms agreed to, code sent. */
export function RegisterContact({ channel, redirect, refusal, invited }: RegisterContactProps) {
  const navigate = useNavigate()
  const codes = useSentCode(1, channel)
  const [taken, setTaken] = useState(false)

  async function go(to: string) {
    setTaken(false)
    const { exist } = await withPuzzle((puzzle) =>
      channel === 'phone'
        ? client.call(api.UserInfo.ExistPhone, { phone: to, ...puzzle })
        : client.call(api.UserInfo.ExistEmail, { email: to, ...puzzle }),
    )
    if (exist) {
      setTaken(true)
      throw new ApiError({ kind: takenKinds[channel], message: takenWords[channel] })
    }
    await codes.sendUnlessFresh(to)
    beginRegistration({ channel, contact: to })
    changeDraft({
      agreementCheckBox: true,
      refusal: null,
      ...(invited === '' ? {} : { inviteUserCode: invited }),
    })
    navigate(paths.register(2, redirect))
  }

  return (
    <ContactEntry
      channel={channel}
      refusal={refusal}
      onContact={go}
      after={
        taken ? (
          <p className="mt-1 text-small">
            <TextLink href={channel === 'phone' ? paths.login(redirect) : accountPaths.loginEmail(redirect)}>
              直接登录
            </TextLink>
          </p>
        ) : null
      }
    />
  )
}
