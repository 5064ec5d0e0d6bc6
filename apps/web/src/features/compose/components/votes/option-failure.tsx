import { Button } from '@guangquan/ui'
import { ArrowClockwiseIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import '../damage-notice.css'
import type { Upload } from '../../uploads.ts'

/** Why the photograph of an option was not uploaded. */
export function OptionFailure({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  if (upload.state !== 'failed') return null
  return (
    <div className="damage-notice">
      <p className="damage-notice-words" role="alert">
        <WarningCircleIcon size={20} className="flex-none text-danger" />
        {upload.failure}
      </p>
      {upload.refused ? null : (
        <Button kind="line" size="small" icon={<ArrowClockwiseIcon size={18} />} onClick={onRetry}>
          重试
        </Button>
      )}
    </div>
  )
}
