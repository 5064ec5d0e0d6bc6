import '../setting.css'
import type { CaptchaType } from '@guangquan/contract'
import { Tabs } from '@guangquan/ui'
import { useState } from 'react'
import { ContactLink } from '../../../shared/page/contact-link.tsx'
import type { Prover } from '../prover.ts'
import { ProveByCode } from './prove-by-code.tsx'
import { ProveByPassword } from './prove-by-password.tsx'

/** The proofs that a change accepts, with the type of their codes. */
export interface ProofWays {
  password?: boolean
  phone?: CaptchaType
  email?: CaptchaType
}

interface ProveSelfProps {
  own: Prover
  ways: ProofWays
  submitLabel?: string
  /** Receives the proof; a failure is shown under the field. */
  onProved: (ticket: string) => Promise<void> | void
}

/** Proves the member's identity, by one of the methods that the change accepts and this member has. */
export function ProveSelf({ own, ways, submitLabel = '下一步', onProved }: ProveSelfProps) {
  const open = waysOf(own, ways)
  const [chosen, setChosen] = useState(open[0]?.id)
  const way = open.find((one) => one.id === chosen) ?? open[0]
  if (way === undefined) {
    return (
      <p>
        没有可用的验证方式，请联系 <ContactLink />。
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {open.length === 1 ? null : (
        <Tabs label="验证方式" items={open} current={way.id} onChange={setChosen} />
      )}
      {way.id === 'password' ? (
        <ProveByPassword own={own} submitLabel={submitLabel} onProved={onProved} />
      ) : (
        <ProveByCode
          key={way.id}
          own={own}
          channel={way.id}
          captchaType={(way.id === 'phone' ? ways.phone : ways.email) ?? 1100}
          submitLabel={submitLabel}
          onProved={onProved}
        />
      )}
    </div>
  )
}

const wayLabels = { password: '密码', phone: '短信验证码', email: '邮箱验证码' } as const

/** The methods accepted by a change that a member has. */
function waysOf(own: Prover, ways: ProofWays) {
  const has = {
    password: ways.password === true && own.hasPassword,
    phone: ways.phone !== undefined && own.phoneMasked !== null,
    email: ways.email !== undefined && own.emailMasked !== null,
  }
  return (['password', 'phone', 'email'] as const)
    .filter((id) => has[id])
    .map((id) => ({ id, label: wayLabels[id] }))
}
