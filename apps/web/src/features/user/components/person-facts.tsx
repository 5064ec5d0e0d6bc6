import type { UserHome } from '@guangquan/contract'
import { photographyLevels, sexes } from '../../../shared/photography-levels.ts'

/** What a person lets this viewer know, in one line; nothing of what they keep to themselves. */
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

// The year is nobody's business on a page of photographs.
function birthdayText(birthday: string): string {
  const [, month, day] = birthday.split('-')
  return `${Number(month)} 月 ${Number(day)} 日生`
}
