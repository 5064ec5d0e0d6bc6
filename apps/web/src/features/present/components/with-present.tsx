import '../present.css'
import type { PresentDetail } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { ownPresent } from '@guangquan/routes/first/own'
import { EmptyState, IrisLoader, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'

/** A page about the present that the address names. */
export function WithPresent({
  title,
  children,
}: {
  title: string
  children: (present: PresentDetail) => ReactNode
}) {
  const { id = '' } = useParams()
  // The titles of the routes are those of prizes alone.
  usePageTitle(title)
  const present = useQuery(queries.one(...ownPresent(id)))
  return (
    <OwnPage title={title}>
      {present.data !== undefined ? (
        children(present.data)
      ) : !present.isError ? (
        <IrisLoader className="py-10" />
      ) : isUnknown(present.error) ? (
        <EmptyState
          title="没有这份礼品"
          help="它可能属于你的另一个账号"
          action={<LinkButton href={ownPaths.present()}>我的礼品</LinkButton>}
        />
      ) : (
        <LoadError of={present} />
      )}
    </OwnPage>
  )
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'ContentNotFound' || error.kind === 'BadInput')
