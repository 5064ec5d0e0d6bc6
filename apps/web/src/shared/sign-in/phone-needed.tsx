import { Button } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { goToBindPhone } from './go-to-bind-phone.ts'

/** Tells a member without a phone number, before they write, that 发布 or 评论 needs one. */
export function PhoneNeeded({ purpose, className = '' }: { purpose: string; className?: string }) {
  const signedIn = useSignedIn()
  const own = useQuery({ ...queries.one(api.UserInfo.Get, {}), enabled: signedIn })
  if (!signedIn || own.data?.phoneMasked !== null) return null
  return (
    <div
      role="note"
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-[8px] bg-sunk px-4 py-3 text-small ${className}`}
    >
      <span>
        <b className="font-semibold">需要手机号</b>
        <span className="text-ink-2">　按实名要求，{purpose}前先绑定手机号，绑定后回到这里</span>
      </span>
      <Button kind="ink" size="small" onClick={() => void goToBindPhone()}>
        去绑定
      </Button>
    </div>
  )
}
