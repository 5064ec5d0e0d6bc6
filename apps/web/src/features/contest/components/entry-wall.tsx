import type { ContestDetail } from '@guangquan/contract'
import { contestStates } from '@guangquan/contract/contest/contest.words'
import { contestEntries, type EntryWall as Wall } from '@guangquan/routes/first/contest'
import { Chip, ChipRow, EmptyState, Tabs, WallSkeleton } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { useWallSeed } from '../use-wall-seed.ts'
import { EntryFigure } from './entry-figure.tsx'

interface EntryWallProps {
  contest: ContestDetail
  wall: Wall
}

/** The entries of a contest: all of them or the chosen ones, by group, in an order of one's own until there are ranks. */
export function EntryWall({ contest, wall }: EntryWallProps) {
  const seed = useWallSeed()
  const { id, groups, resultTime } = contest
  const sorts = [
    { sort: 'random', label: '随机' },
    { sort: 'new', label: '最新' },
    ...(resultTime === null ? [] : [{ sort: 'rank', label: '名次' } as const]),
  ] as const
  const sort = wall.sort ?? 'random'
  return (
    <section aria-labelledby="contest-entries">
      <h2 id="contest-entries" className="sr-only">
        参赛作品
      </h2>
      <div className="contest-bar">
        <Tabs
          label="作品"
          current={wall.finalists === true ? 'finalists' : 'all'}
          items={[
            {
              id: 'all',
              label: '全部作品',
              href: contestPaths.detail(id, { ...wall, finalists: false }),
              inPlace: true,
            },
            {
              id: 'finalists',
              label: '入围',
              href: contestPaths.detail(id, { ...wall, finalists: true }),
              inPlace: true,
            },
          ]}
        />
        <ChipRow label="次序" toolbar>
          {sorts.map((one) => (
            <Chip
              key={one.sort}
              href={contestPaths.detail(id, { ...wall, sort: one.sort })}
              chosen={sort === one.sort}
            >
              {one.label}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {groups.length < 2 ? null : (
        <ChipRow label="组别" scroll toolbar>
          <Chip href={contestPaths.detail(id, without(wall))} chosen={wall.group === undefined}>
            全部组别
          </Chip>
          {groups.map((group) => (
            <Chip
              key={group.id}
              href={contestPaths.detail(id, { ...wall, group: group.id })}
              chosen={wall.group === group.id}
            >
              {group.name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <InfiniteList
        key={contestPaths.detail(id, wall)}
        options={queries.pages(
          ...contestEntries(id, seed === 0 || sort !== 'random' ? wall : { ...wall, seed }),
        )}
        skeleton={<WallSkeleton />}
        empty={<NoEntries contest={contest} wall={wall} />}
      >
        {(entries) => (
          <ul className="contest-wall">
            {entries.map((entry) => (
              <EntryFigure key={entry.id} entry={entry} contest={contest} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </section>
  )
}

const without = ({ sort, finalists }: Wall): Wall => ({
  ...(sort === undefined ? {} : { sort }),
  ...(finalists === undefined ? {} : { finalists }),
})

function NoEntries({ contest: { state }, wall }: EntryWallProps) {
  if (wall.finalists === true) return <EmptyState title="还没有入围的作品" help="初审和评审后会列在这里" />
  const help =
    state === contestStates.announced ? '征稿开始后，通过初审的作品会挂在这里' : '通过初审的作品会挂在这里'
  return <EmptyState title="还没有作品" help={help} />
}
