import { PostSkeleton, whenNearView } from '@guangquan/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../../app/load-chunk.ts'
import { useSearchParams } from '../../../app/routing/hooks.ts'

const Below = lazy(async () => {
  const { Below } = await loadChunk(() => import('./below.tsx'))
  return { default: Below }
})

/** Banners and feed below the exhibition, fetched with their script when somebody scrolls towards them. */
export function BelowWhenNear() {
  const place = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  // Whoever asks for a tab by its address wants the feed itself.
  const [near, setNear] = useState(search.has('tab'))

  useEffect(() => {
    if (place.current === null) return
    return whenNearView(place.current, () => setNear(true))
  }, [])

  return (
    <div ref={place} className="min-h-64">
      {near ? (
        <Suspense fallback={<PostSkeleton />}>
          <Below />
        </Suspense>
      ) : null}
    </div>
  )
}
