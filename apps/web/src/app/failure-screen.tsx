import { ApiError } from '@guangquan/client'
import { Button, EmptyState, ErrorState } from '@guangquan/ui'
import { ArrowClockwiseIcon } from '@guangquan/ui/icons'
import { ChunkLoadError, CssChunkError } from '../platform/load-chunk.ts'

const reload = () => location.reload()

/** The error of a page, and a button to reload it. */
export function FailureScreen({ error }: { error: unknown }) {
  if (error instanceof ChunkLoadError && error.reason === 'missing') return <NewRelease />
  if (error instanceof ChunkLoadError || error instanceof CssChunkError) {
    return (
      <div className="page py-16">
        <ErrorState
          title="没有载入"
          help="这一页没有下载完整，请检查网络"
          retryLabel="重新载入"
          onRetry={reload}
        />
      </div>
    )
  }
  const help = error instanceof ApiError ? error.message : '这一页没有显示出来，重新载入通常就好'
  return (
    <div className="page py-16">
      <ErrorState title="出了点问题" help={help} retryLabel="重新载入" onRetry={reload} />
    </div>
  )
}

function NewRelease() {
  return (
    <div className="page py-16" role="alert">
      <EmptyState
        title="页面更新了"
        help="这里有了新版本，重新载入就能看到"
        action={
          <Button kind="ink" icon={<ArrowClockwiseIcon />} onClick={reload}>
            重新载入
          </Button>
        }
      />
    </div>
  )
}
