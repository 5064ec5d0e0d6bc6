import { presentSources, presentStates } from '@guangquan/contract/present/present.words'
import { presentsOf } from '@guangquan/routes/first/own'
import { UiLink } from '@guangquan/ui'
import { CaretRightIcon, GiftIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'

/** It is given shortly after the account is created: how often it is looked for. */
const tries = 5
const tryAgainMs = 1500

/** The present for registering, to claim; renders nothing on a site without one. */
export function WelcomePresent() {
  const presents = useQuery({
    ...queries.one(...presentsOf('current')),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < tries && welcomeIn(state.data?.items) === undefined ? tryAgainMs : false,
  })
  const welcome = welcomeIn(presents.data?.items)
  if (welcome === undefined) return null
  return (
    <UiLink href={ownPaths.presentDetail(welcome.id, 1)} className="first-task mb-6">
      <GiftIcon size={24} />
      <span className="flex-1">
        <span className="block font-semibold">{welcome.title}</span>
        <span className="block text-small text-ink-3">送给新朋友，现在就可以领取</span>
      </span>
      <CaretRightIcon size={18} />
    </UiLink>
  )
}

function welcomeIn<T extends { source: number; state: number }>(
  items: readonly T[] | undefined,
): T | undefined {
  return items?.find(
    ({ source, state }) => source === presentSources.registered && state === presentStates.toClaim,
  )
}
