import { ApiError } from '@guangquan/client'
import { Button } from '@guangquan/ui'
import { lazyPart } from '../platform/lazy-part.ts'
import { Navigate } from '../platform/routing/link.tsx'
import { paths } from '../platform/paths.ts'

const loadScreen = () => import('./failure-screen.tsx')
const FailureScreen = lazyPart(loadScreen, (script) => script.FailureScreen)

/** Prefetches the failure screen while the network works. */
export function prepareFailure(): void {
  loadScreen().catch(() => undefined)
}

/** Shown instead of a page that could not be displayed. */
export function PageFailure({ error }: { error: unknown }) {
  if (error instanceof ApiError && error.kind === 'ContentNotFound') {
    return <Navigate to={paths.contentNotFound()} replace />
  }
  return <FailureScreen error={error} fallback={<Reload />} />
}

// Shown if the failure screen itself cannot be loaded, for example offline.
function Reload() {
  return (
    <div className="page py-16" role="alert">
      <Button kind="ink" onClick={() => location.reload()}>
        重新载入
      </Button>
    </div>
  )
}
