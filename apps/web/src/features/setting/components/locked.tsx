import { LockIcon } from '@guangquan/ui/icons'

/** A value that cannot be changed now, and why. */
export function Locked({ value, reason }: { value: string; reason: string }) {
  return (
    <div>
      <p className="text-h3 font-semibold">{value}</p>
      <p className="mt-2 flex items-center gap-2 text-small text-ink-3">
        <LockIcon size={16} />
        {reason}
      </p>
    </div>
  )
}
