import '../circle.css'
import { circleRanking, recommendedCircles } from '@guangquan/routes/first/circle'
import { postTopics } from '@guangquan/routes/first/own'
import { Chip, ChipRow, EmptyState, formatCount, LinkButton, Tabs } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { CircleRow, CirclesSkeleton } from '../components/circle-row.tsx'
import { JoinCircle } from '../components/join-circle.tsx'
import { JoinableCircles } from '../components/joinable-circles.tsx'

/** 摄影圈: recommended by the member's topics, by a topic, and the ranking of the week. */
export default function CirclesPage() {
  const [search] = useSearchParams()
  const isRanking = search.get('view') === 'ranking'
  const topic = search.get('topic') ?? ''
  return (
    <div className="page circle-column" data-wide>
      <header className="circle-list-head">
        <h1 className="text-h2 font-semibold max-md:sr-only">摄影圈</h1>
        <div className="circle-list-actions">
          <LinkButton kind="line" href={circlePaths.own(1)}>
            我的圈子
          </LinkButton>
          <LinkButton kind="ink" href={circlePaths.create()}>
            创建圈子
          </LinkButton>
        </div>
      </header>
      <Tabs
        label="摄影圈"
        current={isRanking ? 'ranking' : 'recommended'}
        items={[
          { id: 'recommended', label: '推荐', href: circlePaths.list() },
          { id: 'ranking', label: '本周排行', href: circlePaths.ranking() },
        ]}
      />
      {isRanking ? <Ranking /> : <Recommended topic={topic} />}
    </div>
  )
}

function Recommended({ topic }: { topic: string }) {
  const topics = useQuery(queries.one(...postTopics()))
  return (
    <>
      <ChipRow label="按话题" scroll className="mt-4 mb-2">
        <Chip href={circlePaths.list()} chosen={topic === ''}>
          我的兴趣
        </Chip>
        {topics.data?.map(({ id, name }) => (
          <Chip key={id} href={circlePaths.list(id)} chosen={topic === id}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <InfiniteList
        options={queries.pages(...recommendedCircles(topic === '' ? [] : [topic]))}
        skeleton={<CirclesSkeleton />}
        empty={<EmptyState title="这里还没有圈子" help="换一个话题，或者自己创建一个" />}
      >
        {(circles) => <JoinableCircles circles={circles} />}
      </InfiniteList>
    </>
  )
}

function Ranking() {
  const ranking = useQuery(queries.one(...circleRanking()))
  if (ranking.isPending) return <CirclesSkeleton />
  if (ranking.isError) return <LoadError of={ranking} />
  const { items, formula } = ranking.data
  if (items.length === 0)
    return <EmptyState title="本周还没有排行" help="圈子里有了新成员和新作品，就会出现" />
  return (
    <>
      <p className="my-4 text-small text-ink-3">{formula}</p>
      <ol className="circles">
        {items.map((circle) => (
          <CircleRow
            key={circle.id}
            circle={circle}
            lead={<span className="circle-rank">{circle.rank}</span>}
            note={
              <p className="circle-row-facts">
                <span>热度 {formatCount(circle.heat)}</span>
                <span>新成员 {circle.joined}</span>
                <span>作品 {circle.posts}</span>
                <span>评论 {circle.comments}</span>
              </p>
            }
          >
            <JoinCircle circle={circle} size="small" />
          </CircleRow>
        ))}
      </ol>
    </>
  )
}
