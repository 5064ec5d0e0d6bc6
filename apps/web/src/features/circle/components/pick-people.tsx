import '../circle-lists.css'
import type { UserBrief } from '@guangquan/contract'
import type { Identified } from '@guangquan/client'
import { Avatar, Checkbox } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import type { ComponentProps, ReactNode } from 'react'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { MemberLevel } from '../../../shared/people/member-level.tsx'
import type { Chosen } from '../use-chosen.ts'

interface PickPeopleProps<I, T extends Identified & UserBrief> {
  options: ComponentProps<typeof InfiniteList<I, T>>['options']
  chosen: readonly Chosen[]
  onToggle: (person: Chosen) => void
  /** Why a person cannot be chosen; null if they can. */
  obstacleOf?: (person: T) => string | null
  empty: ReactNode
}

/** A list of people with multiple selection. */
export function PickPeople<I, T extends Identified & UserBrief>(props: PickPeopleProps<I, T>) {
  const { options, chosen, onToggle, obstacleOf, empty } = props
  return (
    <InfiniteList options={options} empty={empty}>
      {(people) => (
        <ul>
          {people.map((person) => {
            const obstacle = obstacleOf?.(person) ?? null
            return (
              <li key={person.userId} className="circle-pick">
                <Avatar src={person.headPicUrl} size={40} />
                <span className="circle-pick-name">
                  {person.nickName}
                  <MemberLevel level={person.level} iconUrl={person.userLevelIcon} />
                </span>
                {obstacle === null ? (
                  <Checkbox
                    label={<span className="sr-only">选择{person.nickName}</span>}
                    checked={chosen.some(({ userId }) => userId === person.userId)}
                    onChange={() => onToggle(person)}
                  />
                ) : (
                  <span className="text-small text-ink-3">{obstacle}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </InfiniteList>
  )
}

/** Who has been chosen; a press takes one out again. */
export function ChosenStrip({
  chosen,
  onRemove,
}: {
  chosen: readonly Chosen[]
  onRemove: (person: Chosen) => void
}) {
  return (
    <div className="circle-chosen" role="group" aria-label="已选的影友">
      {chosen.length === 0 ? <p className="text-small text-ink-3">还没有选</p> : null}
      {chosen.map((person) => (
        <button
          key={person.userId}
          type="button"
          className="circle-chosen-one"
          aria-label={`取消选择${person.nickName}`}
          onClick={() => onRemove(person)}
        >
          <Avatar src={person.headPicUrl} size={40} />
          <span className="circle-chosen-name">{person.nickName}</span>
          <XIcon size={14} aria-hidden />
        </button>
      ))}
    </div>
  )
}
