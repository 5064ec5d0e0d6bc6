import { Later } from '../photo/later.tsx'

type SkeletonProps = { width?: string; height?: string; ratio?: number; round?: boolean; className?: string }

/** A placeholder in the proportions of the content. */
export function Skeleton({ width, height, ratio, round = false, className = '' }: SkeletonProps) {
  return (
    <div
      aria-hidden
      className={`ui-skeleton ${className}`}
      data-round={round || undefined}
      style={{ width, height, aspectRatio: ratio }}
    />
  )
}

const wallRows = [
  [1.5, 0.75, 1.35],
  [0.8, 1.5, 1],
  [1.6, 1.25],
] as const

/** Placeholder rows of a photo wall. */
export function WallSkeleton() {
  return (
    <Later>
      <div className="ui-skeleton-wall">
        {wallRows.map((row) => (
          <div key={row.join()} className="ui-skeleton-row">
            {row.map((ratio, place) => (
              <div key={place} style={{ flex: `${ratio} 1 0` }}>
                <Skeleton ratio={ratio} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Later>
  )
}

/** Placeholder of a post in the feed. */
export function PostSkeleton() {
  return (
    <Later>
      <div className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <Skeleton width="40px" height="40px" round />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton width="28%" height="12px" />
            <Skeleton width="18%" height="10px" />
          </div>
        </div>
        <Skeleton width="92%" height="12px" />
        <Skeleton width="60%" height="12px" />
        <Skeleton ratio={1.5} />
        <Skeleton width="46%" height="12px" />
      </div>
    </Later>
  )
}
