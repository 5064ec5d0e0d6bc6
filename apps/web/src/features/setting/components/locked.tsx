import { LockIcon } from '@guangquan/ui/icons'
import { useState, type ReactNode } from 'react'
import { dayText } from '../own-words.ts'

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

/**
 * A form for a value that rests after a change, or the value while it rests. What was so when the page was opened
 * counts: saving begins a rest, and the form still has to say that it is saved.
 */
export function UnlessLocked(props: { value: string; until: string | null; children: ReactNode }) {
  const [until] = useState(props.until)
  if (until === null) return props.children
  return <Locked value={props.value} reason={`${dayText(until)} 后可以再次修改`} />
}
