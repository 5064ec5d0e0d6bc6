import type { MedalItem } from '@guangquan/contract'
import { medalGroups } from '@guangquan/contract/achievement/achievement.words'
import type { SiteHref } from '@guangquan/routes/link'
import { MedalTile } from './medal-tile.tsx'

interface MedalGroupsProps {
  medals: readonly MedalItem[]
  hrefOf: (id: string) => SiteHref
  /** Shows how many of a group are won. */
  counts?: boolean
}

/** Medals under the names of their groups; a group without any is left out. */
export function MedalGroups({ medals, hrefOf, counts = false }: MedalGroupsProps) {
  const groups = Object.entries(medalGroups).flatMap(([number, name]) => {
    const own = medals.filter(({ group }) => group === Number(number))
    return own.length === 0 ? [] : [{ number, name, own }]
  })
  return groups.map(({ number, name, own }) => (
    <section key={number} className="medal-group" aria-labelledby={`medals-${number}`}>
      <h2 id={`medals-${number}`}>
        {name}
        {counts ? (
          <span className="medal-count">
            <span className="sr-only">已获得 </span>
            {own.filter(({ tier }) => tier > 0).length}/{own.length}
          </span>
        ) : null}
      </h2>
      <ul className="medal-grid">
        {own.map((medal) => (
          <MedalTile key={medal.id} medal={medal} href={hrefOf(medal.id)} />
        ))}
      </ul>
    </section>
  ))
}
