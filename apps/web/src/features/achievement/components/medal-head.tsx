import '../../../shared/page/own-page.css'
import type { MedalSummary } from '@guangquan/contract'
import { medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import type { SiteHref } from '@guangquan/routes/link'
import { UiLink } from '@guangquan/ui'
import { MedalPicture } from './medal-picture.tsx'

interface MedalHeadProps {
  summary: MedalSummary
  hrefOf: (id: string) => SiteHref
  isSelf: boolean
}

/** The worn medal, how many were won, and the newest. */
export function MedalHead({ summary: { worn, won, total, byTier, recent }, hrefOf, isSelf }: MedalHeadProps) {
  return (
    <section className="own-panel medal-head" aria-label="勋章概况">
      <div className="medal-worn">
        {worn === null ? (
          <>
            <span className="medal-none" aria-hidden />
            <p className="text-small text-ink-3">{won === 0 ? '还没有勋章' : '没有佩戴勋章'}</p>
          </>
        ) : (
          <UiLink href={hrefOf(worn.id)}>
            <MedalPicture src={worn.icon} size={112} />
            <span className="text-small text-ink-3">佩戴中</span>
            <b>{worn.title}</b>
          </UiLink>
        )}
      </div>
      <div className="medal-figures">
        <p className="medal-won">
          <b>{won}</b>
          <span>{isSelf ? `/ ${total} 枚` : '枚勋章'}</span>
        </p>
        <ul>
          {byTier.map((count, index) => (
            <li key={index}>
              <i className="medal-metal" data-tier={index + 1} aria-hidden />
              {medalTierNames[index + 1]}质 <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
      {recent.length === 0 ? null : (
        <div className="medal-recent">
          <h2>最近获得</h2>
          <ul>
            {recent.map(({ id, icon, title, obtainedTime }) => (
              <li key={id}>
                <UiLink href={hrefOf(id)} aria-label={`${title}，${obtainedTime.slice(0, 10)} 获得`}>
                  <MedalPicture src={icon} size={56} />
                </UiLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
