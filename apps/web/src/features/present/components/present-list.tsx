import '../present.css'
import type { PresentItem } from '@guangquan/contract'
import type { PresentGroup } from '@guangquan/contract/present/present.words'
import { presentsOf } from '@guangquan/routes/first/own'
import { EmptyState, Later, Skeleton, StatusPill, Tabs, UiLink } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { noteOf, stateText, stateTone } from '../present-words.ts'
import { PresentFace } from './present-face.tsx'

const tabs = [
  { id: 'current', label: '进行中', href: ownPaths.present() },
  { id: 'past', label: '历史', href: ownPaths.pastPresents() },
] as const

const empties = {
  current: { title: '现在没有礼品', help: '送给你的礼品和奖品会放在这里' },
  past: { title: '还没有历史礼品', help: '领完、过期或放弃的礼品会放在这里' },
} as const

/** The presents of one group, each a card that leads to its page. */
export function PresentList({ title, group }: { title: string; group: PresentGroup }) {
  return (
    <OwnPage title={title}>
      <Tabs label="礼品" current={group} items={tabs.map((tab) => ({ ...tab, inPlace: true }))} />
      <InfiniteList
        options={queries.pages(...presentsOf(group))}
        skeleton={<PresentSkeleton />}
        empty={<EmptyState {...empties[group]} />}
      >
        {(presents) => (
          <ul className="present-grid">
            {presents.map((present) => (
              <li key={present.id}>
                <PresentCard present={present} isPast={group === 'past'} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}

function PresentCard({ present, isPast }: { present: PresentItem; isPast: boolean }) {
  const { id, title, coverUrl, presentType } = present
  return (
    <UiLink
      href={ownPaths.presentDetail(id, presentType)}
      className="present-card"
      data-past={isPast || undefined}
    >
      <PresentFace src={coverUrl} type={presentType} sizes="(min-width: 768px) min(33vw, 400px), 50vw">
        <StatusPill tone={stateTone(present)}>{stateText(present)}</StatusPill>
      </PresentFace>
      <b>{title}</b>
      <span className="present-note">{noteOf(present, serverNow())}</span>
    </UiLink>
  )
}

function PresentSkeleton() {
  return (
    <Later>
      <div className="present-grid">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <div key={place}>
            <div className="present-face" />
            <Skeleton width="70%" height="16px" className="mt-3" />
            <Skeleton width="44%" height="12px" className="mt-2" />
          </div>
        ))}
      </div>
    </Later>
  )
}
