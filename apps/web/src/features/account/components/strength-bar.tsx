import '../account.css'
import { passwordStrength } from '@guangquan/rules/people/password'

const shown = {
  weak: { label: '弱', parts: 1 },
  fair: { label: '中', parts: 2 },
  strong: { label: '强', parts: 3 },
} as const

/** Strength of a password: 弱, 中, 强; 弱 for one that is refused. */
export function StrengthBar({ password, isRefused }: { password: string; isRefused: boolean }) {
  const { label, parts } = shown[passwordStrength(password, isRefused)]
  return (
    <div className="strength" data-parts={password === '' ? 0 : parts}>
      <span className="strength-bars" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span role="status">{password === '' ? '' : `强度：${label}`}</span>
    </div>
  )
}
