import { Later, Skeleton } from '@guangquan/ui'

/** Placeholders for chips that are loading; with the right number, nothing below moves. */
export function ChipSkeletons({ count }: { count: number }) {
  return (
    <Later>
      <div className="flex flex-wrap gap-2" aria-hidden>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} width="72px" height="36px" className="rounded-full" />
        ))}
      </div>
    </Later>
  )
}
