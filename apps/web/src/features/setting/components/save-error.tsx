import { WarningCircleIcon } from '@guangquan/ui/icons'

/** What was refused of a form that has no field of its own to show it beside. */
export function SaveError({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null
  return (
    <p className="ui-field-error" role="alert">
      <WarningCircleIcon size={16} />
      {sentence}
    </p>
  )
}
