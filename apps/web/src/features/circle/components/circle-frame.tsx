import '../circle.css'
import { ApiError } from '@guangquan/client'
import type { CircleInfo } from '@guangquan/contract'
import { circleOf } from '@guangquan/routes/first/circle'
import { IrisLoader, Later, LinkButton, MissingPage, UiLink } from '@guangquan/ui'
import { CaretLeftIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'

/** Loads the circle of a page; shows a message if it does not exist. */
export function WithCircle({ id, children }: { id: string; children: (circle: CircleInfo) => ReactNode }) {
  const circle = useQuery(queries.one(...circleOf(id)))
  usePageTitle(circle.data?.title)
  if (circle.data !== undefined) return children(circle.data)
  const isMissing =
    circle.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(circle.error.kind)
  return (
    <div className="page pt-10">
      {isMissing ? (
        <MissingPage
          title="没有这个圈子"
          help="它可能已经解散，或者还没有通过审核。"
          actions={
            <LinkButton kind="ink" href={circlePaths.list()}>
              看看别的圈子
            </LinkButton>
          }
        />
      ) : circle.isError ? (
        <LoadError of={circle} />
      ) : (
        <Later>
          <IrisLoader className="py-16" />
        </Later>
      )}
    </div>
  )
}

/** A page below a circle, in one column, with a link back to it. */
export function CircleColumn(props: {
  circle: CircleInfo
  title: string
  wide?: boolean
  children: ReactNode
}) {
  const { circle, title, wide = false, children } = props
  return (
    <div className="page circle-column" data-wide={wide || undefined}>
      <UiLink href={circlePaths.detail(circle.id)} className="circle-back">
        <CaretLeftIcon size={16} />
        {circle.title}
      </UiLink>
      <h1 className="mb-4 text-h2 font-semibold">{title}</h1>
      {children}
    </div>
  )
}
