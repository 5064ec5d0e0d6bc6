import '../people.css'
import { followedPeople, recommendedPeople } from '@guangquan/routes/first/own'
import { EmptyState, IrisLoader, LinkButton, Tabs } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { RecommendedRow } from '../components/fan-row.tsx'
import { FollowedRow } from '../components/followed-row.tsx'
import { PeopleList } from '../components/people-list.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { CircleList, FollowCircle } from '../../circle/index.ts'

/** 关注: followed members and circles, and recommended members. */
export default function FollowPage() {
  const [search] = useSearchParams()
  const tab = tabOf(search.get('tab'))
  return (
    <div className="page people-page">
      <h1 className="mb-4 text-h2 font-semibold max-md:sr-only">关注</h1>
      <Tabs
        label="关注"
        current={tab}
        items={[
          { id: 'people', label: '关注的人', href: paths.follow() },
          { id: 'circles', label: '关注的圈子', href: paths.follow('circles') },
          { id: 'recommend', label: '推荐关注', href: paths.follow('recommend') },
        ]}
      />
      {tab === 'people' ? <Followed /> : tab === 'circles' ? <FollowedCircles /> : <Recommended />}
    </div>
  )
}

function tabOf(text: string | null): 'people' | 'circles' | 'recommend' {
  return text === 'recommend' || text === 'circles' ? text : 'people'
}

function FollowedCircles() {
  return <CircleList tab={5}>{(circle) => <FollowCircle circle={circle} />}</CircleList>
}

function Followed() {
  return (
    <PeopleList
      options={queries.pages(...followedPeople())}
      row={(person) => <FollowedRow key={person.userId} person={person} group={undefined} />}
      empty={
        <EmptyState
          title="还没有关注的人"
          help="看看推荐，或者在喜欢的照片旁边点关注"
          action={
            <LinkButton kind="ink" href={paths.follow('recommend')}>
              推荐关注
            </LinkButton>
          }
        />
      }
    />
  )
}

function Recommended() {
  const people = useQuery(queries.one(...recommendedPeople()))
  if (people.isPending) return <IrisLoader className="py-10" />
  if (people.isError) return <LoadError of={people} />
  if (people.data.length === 0) {
    return <EmptyState title="暂时没有可推荐的人" help="多关注几位影友，这里会更懂你" />
  }
  return (
    <ul className="people">
      {people.data.map((person) => (
        <RecommendedRow key={person.userId} person={person} />
      ))}
    </ul>
  )
}
