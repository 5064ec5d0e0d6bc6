import type { UserHome } from '@guangquan/contract'
import { photographyLevels, sexes } from '../../../shared/people/photography-levels.ts'

/** The facts a member shows to this viewer, in one line; private ones are left out. */
export function PersonFacts({ home }: { home: UserHome }) {
  const facts = [
    home.sex === null || home.sex === 0 ? '' : (sexes.find(({ value }) => value === home.sex)?.label ?? ''),
    home.birthday === null ? '' : birthdayText(home.birthday),
    home.area,
    home.ipRegion === '' ? '' : `IP 属地：${home.ipRegion}`,
    photographyLevels.find(({ value }) => value === home.photographyLevel)?.label ?? '',
  ].filter((fact) => fact !== '')
  if (facts.length === 0) return null
  return (
    <ul className="person-facts" aria-label="资料">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

// Without the year, for privacy.
function birthdayText(birthday: string): string {
  const [, month, day] = birthday.split('-')
  return `${Number(month)} 月 ${Number(day)} 日生`
}
