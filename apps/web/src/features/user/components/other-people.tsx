import '../people.css'
import { ApiError } from '@guangquan/client'
import { fansOf, followedBy, personOf } from '@guangquan/routes/first/person'
import { EmptyState, MissingPage, UiLink } from '@guangquan/ui'
import { CaretLeftIcon } from '@guangquan/ui/icons'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { FollowableRow } from './fan-row.tsx'
import { PrivateNotice } from './private-notice.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonSearch } from './person-search.tsx'

type Kind = 'follow' | 'fans'
const words = { follow: '关注', fans: '粉丝' } as const

/** Following or fans of another member, by `?id=`. The viewer's own id redirects to their own list. */
export function OtherPeople({ kind }: { kind: Kind }) {
  const [search] = useSearchParams()
  const userId = search.get('id') ?? ''
  const ownId = useSession((state) => state.user?.id)
  if (userId === '') {
    return (
      <div className="page pt-10">
        <MissingPage />
      </div>
    )
  }
  if (userId === ownId)
    return <Navigate to={kind === 'fans' ? ownPaths.ownFans() : ownPaths.ownFollows()} replace />
  return <ListOf kind={kind} userId={userId} keyword={search.get('keyword') ?? ''} />
}

function ListOf({ kind, userId, keyword }: { kind: Kind; userId: string; keyword: string }) {
  const navigate = useNavigate()
  const home = useQuery(queries.one(...personOf(userId)))
  const title = `${home.data?.nickName ?? 'TA'}的${words[kind]}`
  usePageTitle(title)
  const options = queries.pages(...(kind === 'fans' ? fansOf : followedBy)(userId, keyword))
  const { error } = useInfiniteQuery(options)
  const refusal = error instanceof ApiError ? error.kind : undefined
  const pathOf = kind === 'fans' ? ownPaths.otherFans : ownPaths.otherFollows

  return (
    <div className="page people-page">
      <header>
        <UiLink href={paths.other(userId)} className="people-back">
          <CaretLeftIcon size={16} />
          {home.data?.nickName ?? 'TA的主页'}
        </UiLink>
        <h1 className="text-h2 font-semibold max-md:sr-only">{title}</h1>
      </header>
      {refusal === 'Restricted' ? (
        <PrivateNotice userId={userId} help="这份名单只有TA自己能看到" />
      ) : refusal === 'ContentNotFound' || refusal === 'BadInput' ? (
        <MissingPage level={2} help="没有这个人，或者已经注销。" />
      ) : (
        <>
          <PersonSearch
            keyword={keyword}
            onSearch={(word) => {
              const filter = new URLSearchParams({ id: userId, ...(word === '' ? {} : { keyword: word }) })
              navigate(pathOf(filter.toString()), { replace: true, keepScroll: true })
            }}
          />
          <PeopleList
            options={options}
            row={(person) => <FollowableRow key={person.userId} person={person} />}
            empty={
              keyword === '' ? (
                <EmptyState title={kind === 'fans' ? 'TA还没有粉丝' : 'TA还没有关注的人'} />
              ) : (
                <EmptyState title="没有找到这个人" help="换一个昵称试试" />
              )
            }
          />
        </>
      )}
    </div>
  )
}
