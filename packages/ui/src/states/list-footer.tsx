import { Button } from '../actions/button.tsx'
import { IrisLoader } from '../iris/iris-loader.tsx'

type ListFooterProps = {
  /** `more`: there is more, and nothing is loading. */
  state: 'loading' | 'more' | 'end' | 'failed'
  onRetry?: () => void
  endLabel?: string
}

/** The end of an infinite list. A failed request shows only how to retry. */
export function ListFooter({ state, onRetry, endLabel = '已到片尾' }: ListFooterProps) {
  return (
    <div className="ui-list-footer">
      {state === 'loading' ? <IrisLoader /> : null}
      {state === 'end' ? endLabel : null}
      {state === 'failed' ? (
        <Button kind="line" size="small" onClick={onRetry}>
          重试
        </Button>
      ) : null}
    </div>
  )
}
