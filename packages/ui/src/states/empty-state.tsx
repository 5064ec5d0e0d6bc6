import type { ReactNode } from 'react'
import { Iris } from '../iris/iris.tsx'

type EmptyStateProps = {
  title?: string
  /** One line with an instruction. */
  help?: string
  /** At most one button. */
  action?: ReactNode
}

/** An empty list: a closed iris. */
export function EmptyState({ title = '暂无动态', help, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <Iris open={0.02} size={72} />
      <p className="ui-empty-title">{title}</p>
      {help ? <p className="ui-empty-help">{help}</p> : null}
      {action ? <div className="ui-empty-action">{action}</div> : null}
    </div>
  )
}
