import { CountText } from '@guangquan/ui'

/** Number of people in a list; nothing until it is known. */
export function PeopleCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <p className="text-small text-ink-3 max-md:sr-only">
      <CountText value={count} full /> 人
    </p>
  )
}
