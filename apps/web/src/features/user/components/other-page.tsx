import '../people.css'
import { ApiError } from '@guangquan/client'
import type { UserHome } from '@guangquan/contract'
import { personOf } from '@guangquan/routes/first/person'
import { IrisLoader, MissingPage, UiLink } from '@guangquan/ui'
import { CaretLeftIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface OtherPageProps {
  /** Appended to their name: 的相册 */
  what: string
  /** Redirect target for the viewer's own id. */
  own: string
  /** A column of posts instead of a wall. */
  narrow?: boolean
  children: (home: UserHome) => ReactNode
}

/** A list of another member's, by `?id=`, with their name and a link back to them. */
export function OtherPage(props: OtherPageProps) {
  const [search] = useSearchParams()
  const userId = search.get('id') ?? ''
  const ownId = useSession((state) => state.user?.id)
  if (userId !== '' && userId === ownId) return <Navigate to={props.own} replace />
  return <PageOf key={userId} userId={userId} {...props} />
}

function PageOf({ userId, what, narrow = false, children }: OtherPageProps & { userId: string }) {
  const home = useQuery({ ...queries.one(...personOf(userId)), enabled: userId !== '' })
  const title = `${home.data?.nickName ?? 'TA'}${what}`
  usePageTitle(title)
  const isMissing =
    userId === '' ||
    (home.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(home.error.kind))
  if (isMissing) {
    return (
      <div className="page pt-10">
        <MissingPage help="没有这个人，或者已经注销。" />
      </div>
    )
  }
  return (
    <div className={narrow ? 'page people-page' : 'page other-page'}>
      <header>
        <UiLink href={paths.other(userId)} className="people-back">
          <CaretLeftIcon size={16} />
          {home.data?.nickName ?? 'TA的主页'}
        </UiLink>
        <h1 className="text-h2 font-semibold max-md:sr-only">{title}</h1>
      </header>
      {home.isPending ? (
        <IrisLoader className="py-10" />
      ) : home.isError ? (
        <LoadError of={home} />
      ) : (
        children(home.data)
      )}
    </div>
  )
}
