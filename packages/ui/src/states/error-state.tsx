import { Button } from '../actions/button.tsx'
import { ArrowClockwiseIcon } from '../icons/arrow-clockwise.gen.ts'
import { PlugsIcon } from '../icons/plugs.gen.ts'

type ErrorStateProps = {
  title: string
  help?: string
  retryLabel?: string
  busy?: boolean
  onRetry?: () => void
}

/** Loading failed and can be retried. */
export function ErrorState(props: ErrorStateProps) {
  const { title, help = '', retryLabel = '重试', busy, onRetry } = props
  return (
    <div className="ui-empty" role="alert">
      <PlugsIcon weight="thin" size={64} />
      <p className="ui-empty-title">{title}</p>
      {help === '' ? null : <p className="ui-empty-help">{help}</p>}
      {onRetry ? (
        <div className="ui-empty-action">
          <Button kind="ink" busy={busy} icon={<ArrowClockwiseIcon />} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
