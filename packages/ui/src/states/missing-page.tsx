import type { ReactNode } from 'react'
import { FrameMark } from '../photo/frame-mark.tsx'
import { EmptyFrame } from '../photo/empty-frame.tsx'

type MissingPageProps = {
  /** A photograph in place of the drawing. */
  picture?: ReactNode
  title?: string
  help?: string
  /** 回首页 and one more. */
  actions?: ReactNode
  /** Level of its heading: 1 if nothing above it is the page's title. */
  level?: 1 | 2 | 3 | 4
}

/** The page of a missing page: an empty frame. */
export function MissingPage(props: MissingPageProps) {
  const {
    picture,
    title = '这一格没有曝光',
    help = '你找的页面不存在，或者已经被作者收起来了。',
    actions,
    level = 1,
  } = props
  const Heading = `h${level}` as const
  return (
    <div className="ui-missing">
      <div className="ui-missing-picture">
        {picture ?? <EmptyFrame />}
        <div className="ui-rebate">
          <FrameMark frame="404" />
          <span className="ui-rebate-note">这一格没有曝光</span>
        </div>
      </div>
      <div>
        <Heading className="ui-title text-h2">{title}</Heading>
        <p className="mt-2 text-ink-2">{help}</p>
        {actions ? <div className="ui-missing-actions">{actions}</div> : null}
      </div>
    </div>
  )
}
