import { IconButton } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import { useEffect, useState } from 'react'
import { ownPaths } from '../../../platform/own-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { hideQuestionnaire, openQuestionnaire, refreshQuestionnaire } from '../open-questionnaire.ts'

/** Waits until the main content of the page has been loaded. */
const waitMs = 4000

/** A questionnaire that waits for the member: as it was known at the beginning of this visit. */
export function HomeQuestionnaire() {
  const [card, setCard] = useState(() => openQuestionnaire.get().card)
  useEffect(() => {
    const timer = setTimeout(() => {
      // Failures are ignored: the next visit asks again.
      refreshQuestionnaire().catch(() => undefined)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [])
  if (card === null) return null
  const { id, title, minutes, coins, giftTitle } = card
  const reward = coins > 0 ? `，答完得 ${coins} 金币` : giftTitle === '' ? '' : `，答完得${giftTitle}`
  return (
    <section className="home-questionnaire" aria-label="问卷">
      <Link to={ownPaths.questionnaire(id)} className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{title}</span>
        <span className="block text-small text-ink-2">{`想听听你的看法，约 ${minutes} 分钟${reward}`}</span>
      </Link>
      <IconButton
        label={`一周内不再提示：${title}`}
        icon={<XIcon size={20} />}
        onClick={() => {
          hideQuestionnaire(id)
          setCard(null)
        }}
      />
    </section>
  )
}
