import { pendingQuestion, useStore } from '@guangquan/ui'
import { lazyPart } from '../../platform/lazy-part.ts'
import { cardToSend } from '../../shared/posts/card-to-send.ts'
import { signInPrompt } from '../../shared/sign-in/prompt-sign-in.ts'
import { followUp, reportTarget, sharedPost, viewerContent } from '../../shared/posts/post-dialogs.ts'
import { searchOpen } from '../../shared/search/search-overlay.ts'
import { risenLevel } from '../../shared/people/risen-level.ts'
import { openTermsType } from '../../shared/sign-in/terms.ts'
import { termsToAgree } from './use-own-info.ts'

const loadDialogs = () => import('./on-demand-dialogs.tsx')
const Dialogs = lazyPart(loadDialogs, (script) => script.OnDemandDialogs)

/** Prefetches the dialogs' module. */
export function prepareDialogs(): void {
  // Failures are ignored: it is loaded again, and the failure shown, when it is needed.
  loadDialogs().catch(() => undefined)
}

/** Dialogs that any part of the site can open. Their module is loaded on first use. */
export function DialogHost() {
  const asked = [
    useStore(pendingQuestion),
    useStore(signInPrompt),
    useStore(sharedPost),
    useStore(followUp),
    useStore(reportTarget),
    useStore(cardToSend),
    useStore(viewerContent),
    useStore(openTermsType),
    useStore(termsToAgree)[0] ?? null,
    useStore(risenLevel),
  ]
  const isWanted = useStore(searchOpen) || asked.some((one) => one !== null)
  return <Dialogs requested={isWanted} onFailure={forgetAll} />
}

function forgetAll(): void {
  pendingQuestion.get()?.answer(false)
  const stores = [signInPrompt, sharedPost, followUp, reportTarget, cardToSend, viewerContent, openTermsType]
  for (const store of stores) store.set(null)
  termsToAgree.set([])
  risenLevel.set(null)
  searchOpen.set(false)
}
