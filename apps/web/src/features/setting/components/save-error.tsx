import { WarningCircleIcon } from '@guangquan/ui/icons'

/** A refusal in a form without a matching field. */
export function SaveError({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null
  return (
    <p className="ui-field-error" role="alert">
      <WarningCircleIcon size={16} />
      {sentence}
    </p>
  )
}
