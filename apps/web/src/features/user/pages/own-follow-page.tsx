import { followedPeople } from '@guangquan/routes/first/own'
import { EmptyState, LinkButton, Tabs } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { FollowedRow } from '../components/followed-row.tsx'
import { PeopleCount } from '../components/people-count.tsx'
import { PeopleList } from '../components/people-list.tsx'
import { PersonSearch } from '../components/person-search.tsx'

type Group = 'all' | 'special' | 'default'
const groupNumbers = { all: undefined, special: 1, default: 0 } as const

/** 我的关注, filtered by group and name in the address. */
export default function OwnFollowPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const keyword = search.get('keyword') ?? ''
  const tab = readGroup(search.get('group'))
  const group = groupNumbers[tab]
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  const input = { ...(keyword === '' ? {} : { keyword }), ...(group === undefined ? {} : { group }) }

  return (
    <OwnPage title="我的关注" aside={<PeopleCount count={own.data?.followCount} />}>
      <Tabs
        label="分组"
        current={tab}
        items={[
          { id: 'all', label: '全部', href: hrefOf('all', keyword) },
          { id: 'special', label: '特别关注', href: hrefOf('special', keyword) },
          { id: 'default', label: '默认', href: hrefOf('default', keyword) },
        ]}
      />
      <PersonSearch
        keyword={keyword}
        onSearch={(word) => navigate(hrefOf(tab, word), { replace: true, keepScroll: true })}
      />
      <PeopleList
        options={queries.pages(...followedPeople(input))}
        row={(person) => <FollowedRow key={person.userId} person={person} group={group} />}
        empty={<NobodyFollowed keyword={keyword} tab={tab} />}
      />
    </OwnPage>
  )
}

function NobodyFollowed({ keyword, tab }: { keyword: string; tab: Group }) {
  if (keyword !== '') return <EmptyState title="没有找到这个人" help="换一个昵称试试" />
  if (tab === 'special') {
    return <EmptyState title="还没有特别关注" help="在关注的人旁边选“设为特别关注”" />
  }
  return (
    <EmptyState
      title="还没有关注的人"
      help="遇到喜欢的照片，可以关注它的作者"
      action={
        <LinkButton kind="ink" href={paths.photoWall()}>
          去看照片
        </LinkButton>
      }
    />
  )
}

function readGroup(value: string | null): Group {
  return value === 'special' || value === 'default' ? value : 'all'
}

function hrefOf(group: Group, keyword: string): string {
  const filter = new URLSearchParams()
  if (group !== 'all') filter.set('group', group)
  if (keyword !== '') filter.set('keyword', keyword)
  return ownPaths.ownFollows(filter.toString())
}
