import '../circle.css'
import { ApiError } from '@guangquan/client'
import { personOf } from '@guangquan/routes/first/person'
import { circlesOf, readOwnCircleTab } from '@guangquan/routes/first/circle'
import { EmptyState, MissingPage, Tabs, UiLink } from '@guangquan/ui'
import { CaretLeftIcon } from '@guangquan/ui/icons'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useParams, useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { CircleList } from '../components/circle-list.tsx'

/** TA的圈子: joined and created, by `?id=`. */
export default function OtherCirclesPage() {
  const [search] = useSearchParams()
  const userId = search.get('id') ?? ''
  const tab = readOwnCircleTab(useParams()['tab'])
  const ownId = useSession(({ user }) => user?.id)
  if (userId !== '' && userId === ownId) return <Navigate to={circlePaths.own(tab ?? 1)} replace />
  if (userId === '' || (tab !== 1 && tab !== 2)) {
    return (
      <div className="page pt-10">
        <MissingPage />
      </div>
    )
  }
  return <Circles userId={userId} tab={tab} />
}

function Circles({ userId, tab }: { userId: string; tab: 1 | 2 }) {
  const home = useQuery(queries.one(...personOf(userId)))
  const { error } = useInfiniteQuery(queries.pages(...circlesOf(tab, userId)))
  const name = home.data?.nickName ?? 'TA'
  usePageTitle(`${name}的圈子`)
  const refusal = error instanceof ApiError ? error.kind : undefined
  return (
    <div className="page circle-column">
      <UiLink href={paths.other(userId)} className="circle-back">
        <CaretLeftIcon size={16} />
        {name}
      </UiLink>
      <h1 className="mb-4 text-h2 font-semibold">{name}的圈子</h1>
      {refusal === 'ContentNotFound' || refusal === 'BadInput' ? (
        <MissingPage level={2} help="没有这个人，或者已经注销。" />
      ) : refusal === 'Restricted' ? (
        <EmptyState title="TA没有公开圈子" help="只有TA自己能看到" />
      ) : (
        <>
          <Tabs
            label="TA的圈子"
            current={String(tab)}
            items={[
              { id: '1', label: 'TA加入的', href: circlePaths.other(userId, 1) },
              { id: '2', label: 'TA创建的', href: circlePaths.other(userId, 2) },
            ]}
          />
          <CircleList key={tab} tab={tab} userId={userId} />
        </>
      )}
    </div>
  )
}
