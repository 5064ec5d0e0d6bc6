import { IrisLoader } from '@guangquan/ui'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../platform/load-chunk.ts'

const MissingPost = lazy(async () => {
  const { MissingPost } = await loadChunk(() => import('./missing-post.tsx'))
  return { default: MissingPost }
})

/** The page of a missing post, in its own chunk because it is rarely needed. */
export function LazyMissingPost() {
  return (
    <Suspense fallback={<IrisLoader className="pt-24" />}>
      <MissingPost />
    </Suspense>
  )
}
