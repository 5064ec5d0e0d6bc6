import { countText } from '@guangquan/contract/text/count-text'
import type { MedalItem } from '@guangquan/contract'
import type { SiteHref } from '@guangquan/routes/link'
import { medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import { UiLink } from '@guangquan/ui'
import { MedalPicture } from './medal-picture.tsx'

/** A medal in the list: picture, name, and how far it is or when it was won. */
export function MedalTile({ medal, href }: { medal: MedalItem; href: SiteHref }) {
  const { name, tier, tiers, icon, progress, used, obtainedTime } = medal
  return (
    <li>
      <UiLink href={href} className="medal-tile">
        <MedalPicture src={icon} size={88} />
        <b className="medal-name">{name}</b>
        <span className="medal-note">
          {used ? (
            <span className="medal-used">佩戴中</span>
          ) : tier > 0 && tiers.length > 1 ? (
            `${medalTierNames[tier]}质`
          ) : tier > 0 ? (
            (obtainedTime?.slice(0, 10).replaceAll('-', '.') ?? '')
          ) : progress === null ? (
            '获得后揭晓'
          ) : (
            '未获得'
          )}
        </span>
        {progress === null ? null : (
          <span className="medal-meter">
            <progress
              max={progress.goal}
              value={progress.value}
              aria-label={`进度 ${progress.value} / ${progress.goal}`}
            />
            <span aria-hidden>
              {countText(progress.value)}/{countText(progress.goal)}
            </span>
          </span>
        )}
      </UiLink>
    </li>
  )
}
