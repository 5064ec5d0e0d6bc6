import '../people.css'
import type { Identified } from '@guangquan/client'
import { Later, Skeleton } from '@guangquan/ui'
import type { ComponentProps, ReactNode } from 'react'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'

interface PeopleListProps<I, T extends Identified> {
  /** `queries.pages(api.UserFollow.GetList, input)`. */
  options: ComponentProps<typeof InfiniteList<I, T>>['options']
  empty: ReactNode
  row: (person: T) => ReactNode
}

/** An infinite list of people. */
export function PeopleList<I, T extends Identified>({ options, empty, row }: PeopleListProps<I, T>) {
  return (
    <InfiniteList options={options} skeleton={<PeopleSkeleton />} empty={empty}>
      {(people) => <ul className="people">{people.map(row)}</ul>}
    </InfiniteList>
  )
}

function PeopleSkeleton() {
  return (
    <Later>
      <div className="people">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <div key={place} className="person-row">
            <Skeleton width="48px" height="48px" round />
            <div className="person-row-words">
              <Skeleton width="32%" height="14px" />
              <Skeleton width="64%" height="12px" className="mt-3" />
            </div>
            <Skeleton width="84px" height="36px" />
          </div>
        ))}
      </div>
    </Later>
  )
}
