import type { UserBrief } from '@guangquan/contract'
import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { CategoryMark } from '../../../shared/people/category-mark.tsx'
import { MemberLevel } from '../../../shared/people/member-level.tsx'
import { WornMedal } from '../../../shared/people/worn-medal.tsx'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { PersonPortrait } from './person-portrait.tsx'

type Listed = UserBrief & { introduction: string }

/** A member in a list: avatar, name, level, introduction; `mark` follows the name, `children` are the actions. */
export function PersonRow(props: { person: Listed; mark?: ReactNode; children?: ReactNode }) {
  const { person, mark, children } = props
  const openPerson = useOpenPerson()
  const href = paths.other(person.userId)
  return (
    <li className="person-row">
      <PersonPortrait person={person} />
      <div className="person-row-words">
        <div className="person-row-name">
          <a
            href={href}
            onClick={openPerson(person.userId)}
            className="truncate font-semibold hover:underline"
          >
            {person.nickName}
          </a>
          <CategoryMark icon={person.userCategoryIcon} />
          <MemberLevel level={person.level} iconUrl={person.userLevelIcon} />
          <WornMedal src={person.usedAchievementSrc} title={person.usedAchievementTitle} />
          {mark}
        </div>
        <p className="truncate text-small text-ink-3">{person.introduction || '还没有写介绍'}</p>
      </div>
      <div className="person-row-actions">{children}</div>
    </li>
  )
}
