import { PostSkeleton, whenNearView } from '@guangquan/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../../app/load-chunk.ts'
import { useSearchParams } from '../../../app/routing/hooks.ts'

const Feed = lazy(async () => {
  const { Feed } = await loadChunk(() => import('./feed.tsx'))
  return { default: Feed }
})

/** The feed below the exhibition, fetched with its script when somebody scrolls towards it. */
export function FeedWhenNear() {
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
          <Feed />
        </Suspense>
      ) : null}
    </div>
  )
}
