import { fans } from '@guangquan/routes/first/own'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { FanRow } from '../components/fan-row.tsx'
import { PeopleCount } from '../components/people-count.tsx'
import { PeopleList } from '../components/people-list.tsx'
import { PersonSearch } from '../components/person-search.tsx'

/** 我的粉丝, filtered by name in the address. */
export default function OwnFansPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const keyword = search.get('keyword') ?? ''
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  return (
    <OwnPage title="我的粉丝" aside={<PeopleCount count={own.data?.fansCount} />}>
      <PersonSearch
        keyword={keyword}
        onSearch={(word) => navigate(hrefOf(word), { replace: true, keepScroll: true })}
      />
      <PeopleList
        options={queries.pages(...fans(keyword))}
        row={(person) => <FanRow key={person.userId} person={person} />}
        empty={<Nobody keyword={keyword} />}
      />
    </OwnPage>
  )
}

function Nobody({ keyword }: { keyword: string }) {
  if (keyword !== '') return <EmptyState title="没有找到这个人" help="换一个昵称试试" />
  return (
    <EmptyState
      title="还没有粉丝"
      help="发布照片后，喜欢它的人会来关注你"
      action={
        <LinkButton kind="ink" href={paths.release()}>
          发布照片
        </LinkButton>
      }
    />
  )
}

function hrefOf(keyword: string): string {
  return ownPaths.ownFans(keyword === '' ? '' : new URLSearchParams({ keyword }).toString())
}
