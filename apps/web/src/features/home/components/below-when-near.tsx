import { Later, whenNearView } from '@guangquan/ui'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'

const Below = lazyPart(
  () => import('./below.tsx'),
  (script) => script.Below,
)

/** Articles, people and banners below the exhibition, loaded with their chunk when scrolled near. */
export function BelowWhenNear() {
  const place = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  // A tab in the address means that the feed itself is wanted.
  const [near, setNear] = useState(search.has('tab'))

  useEffect(() => {
    if (place.current === null) return
    return whenNearView(place.current, () => setNear(true))
  }, [])

  return (
    <div ref={place} className="min-h-64">
      {near ? <Below fallback={<Later>{null}</Later>} /> : null}
    </div>
  )
}
