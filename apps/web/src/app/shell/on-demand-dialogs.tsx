import { pendingQuestion, useStore } from '@guangquan/ui'
import { followUp, reportTarget, sharedPost, viewerContent } from '../../shared/posts/post-dialogs.ts'
import { cardToSend } from '../../shared/posts/card-to-send.ts'
import { signInPrompt } from '../../shared/sign-in/prompt-sign-in.ts'
import { lazyPart } from '../../platform/lazy-part.ts'
import { searchOpen } from '../../shared/search/search-overlay.ts'
import { risenLevel } from '../../shared/people/risen-level.ts'
import { openTermsType } from '../../shared/sign-in/terms.ts'
import { termsToAgree } from './use-own-info.ts'

const Questions = lazyPart(
  () => import('@guangquan/ui/confirm-host'),
  (script) => script.ConfirmHost,
)
const Terms = lazyPart(
  () => import('./terms-dialog.tsx'),
  (script) => script.TermsDialog,
)
const SignIn = lazyPart(
  () => import('./sign-in-dialog.tsx'),
  (script) => script.SignInDialog,
)
const AgreeAgain = lazyPart(
  () => import('./agree-again-dialog.tsx'),
  (script) => script.AgreeAgainDialog,
)
const Search = lazyPart(
  () => import('../../features/search/components/search-overlay.tsx'),
  (script) => script.SearchOverlay,
)
const Post = lazyPart(
  () => import('../../features/post/components/post-dialogs.tsx'),
  (script) => script.PostDialogs,
)
const CollectedFolder = lazyPart(
  () => import('../../features/collect/components/collected-folder.tsx'),
  (script) => script.CollectedFolder,
)
const Report = lazyPart(
  () => import('../../features/report/report-dialog.tsx'),
  (script) => script.ReportDialog,
)
const SendCard = lazyPart(
  () => import('../../features/message/components/send-card-dialog.tsx'),
  (script) => script.SendCardDialog,
)
const Viewer = lazyPart(
  () => import('../../features/post/viewer/viewer.tsx'),
  (script) => script.Viewer,
)

const LevelUp = lazyPart(
  () => import('../../features/level/components/level-up.tsx'),
  (script) => script.LevelUp,
)

/** Dialogs that any part of the site can open; each is loaded on first use. */
export function OnDemandDialogs() {
  const question = useStore(pendingQuestion)
  const isShared = useStore(sharedPost) !== null
  const after = useStore(followUp)?.act
  const leavePost = () => {
    sharedPost.set(null)
    followUp.set(null)
  }
  return (
    <>
      <Terms requested={useStore(openTermsType) !== null} onFailure={() => openTermsType.set(null)} />
      <Search requested={useStore(searchOpen)} onFailure={() => searchOpen.set(false)} />
      <Post requested={isShared || after === 'follow'} onFailure={leavePost} />
      <CollectedFolder requested={after === 'collect'} onFailure={() => followUp.set(null)} />
      <Report requested={useStore(reportTarget) !== null} onFailure={() => reportTarget.set(null)} />
      <SendCard requested={useStore(cardToSend) !== null} onFailure={() => cardToSend.set(null)} />
      <Viewer requested={useStore(viewerContent) !== null} onFailure={() => viewerContent.set(null)} />
      <LevelUp requested={useStore(risenLevel) !== null} onFailure={() => risenLevel.set(null)} />
      <AgreeAgain requested={useStore(termsToAgree).length > 0} onFailure={() => termsToAgree.set([])} />
      <SignIn requested={useStore(signInPrompt) !== null} onFailure={() => signInPrompt.set(null)} />
      <Questions requested={question !== null} onFailure={() => question?.answer(false)} />
    </>
  )
}
