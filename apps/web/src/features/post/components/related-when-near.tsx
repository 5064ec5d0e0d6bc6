import { whenNearView } from '@guangquan/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../../app/load-chunk.ts'

const RelatedPosts = lazy(async () => {
  const { RelatedPosts } = await loadChunk(() => import('./related-posts.tsx'))
  return { default: RelatedPosts }
})

/** Related posts at the end of a page, fetched with their script when somebody scrolls towards them. */
export function RelatedWhenNear({ postId }: { postId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    return whenNearView(place.current, () => setNear(true))
  }, [])
  return (
    <div ref={place} className="related-place">
      {near ? (
        <Suspense>
          <RelatedPosts postId={postId} />
        </Suspense>
      ) : null}
    </div>
  )
}
