import { whenNearView } from '@guangquan/ui'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'

const RelatedPosts = lazyPart(
  () => import('./related-posts.tsx'),
  (script) => script.RelatedPosts,
)

/** Related posts at the end of a page, loaded with their chunk when scrolled near. */
export function RelatedWhenNear({ postId }: { postId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    return whenNearView(place.current, () => setNear(true))
  }, [])
  return (
    <div ref={place} className="related-place">
      {near ? <RelatedPosts postId={postId} /> : null}
    </div>
  )
}
