import type { UserProductDetail } from '@guangquan/contract'
import { passportLevels } from '@guangquan/contract/passport/passport.words'
import { productStates } from '@guangquan/contract/product/product.words'
import { UiLink } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { DetailSection } from './detail-section.tsx'

/** The group 机主. */
const ownerMedals = 5

/** The medals for owners that this product counts for and that its owner has won. */
export function MedalsSection({ item }: { item: UserProductDetail }) {
  const counted = countedFor(item)
  const isCounted = item.state === productStates.inForce && counted.length > 0
  const medals = useQuery({
    ...queries.one(api.Achievement.GetList, { group: ownerMedals }),
    enabled: isCounted,
  })
  const won = (medals.data?.items ?? []).filter(({ id, tier }) => tier > 0 && counted.includes(id))
  if (!isCounted || won.length === 0) return null
  return (
    <DetailSection id="product-medals" title="为它获得的勋章">
      <ul className="product-medals">
        {won.map(({ id, icon, name, obtainedTime }) => (
          <li key={id}>
            <UiLink href={ownPaths.medal(id)}>
              <img src={icon} alt="" width={56} height={56} loading="lazy" draggable={false} />
              <span>
                <b>{name}</b>
                <span className="product-medal-day">{obtainedTime?.slice(0, 10).replaceAll('-', '.')}</span>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

function countedFor({ gear, passportLevel }: UserProductDetail): string[] {
  return [
    ...(gear?.kind === 'camera' ? ['firstCamera'] : []),
    ...(gear?.kind === 'lens' ? ['lensSet'] : []),
    ...(passportLevel !== null && passportLevel >= passportLevels.photos ? ['passport'] : []),
  ]
}
