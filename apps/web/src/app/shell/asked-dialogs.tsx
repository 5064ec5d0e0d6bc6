import { useStore } from '@guangquan/ui'
import { lazy, Suspense, useState } from 'react'
import { followDialog, reported, sharedPost, viewed } from '../../shared/post-dialogs.ts'
import { signInQuestion } from '../ask-to-sign-in.ts'
import { loadChunk } from '../load-chunk.ts'
import { searchOpen } from '../search-overlay.ts'
import { openTermsType } from '../terms.ts'
import { termsToAgree } from './use-own-info.ts'

const TermsDialog = lazy(async () => {
  const { TermsDialog } = await loadChunk(() => import('./terms-dialog.tsx'))
  return { default: TermsDialog }
})
const SignInDialog = lazy(async () => {
  const { SignInDialog } = await loadChunk(() => import('./sign-in-dialog.tsx'))
  return { default: SignInDialog }
})

const AgreeAgainDialog = lazy(async () => {
  const { AgreeAgainDialog } = await loadChunk(() => import('./agree-again-dialog.tsx'))
  return { default: AgreeAgainDialog }
})

const SearchOverlay = lazy(async () => {
  const { SearchOverlay } = await loadChunk(
    () => import('../../features/search/components/search-overlay.tsx'),
  )
  return { default: SearchOverlay }
})

const PostDialogs = lazy(async () => {
  const { PostDialogs } = await loadChunk(() => import('../../features/post/components/post-dialogs.tsx'))
  return { default: PostDialogs }
})

const ReportDialog = lazy(async () => {
  const { ReportDialog } = await loadChunk(() => import('../../features/report/report-dialog.tsx'))
  return { default: ReportDialog }
})

const Viewer = lazy(async () => {
  const { Viewer } = await loadChunk(() => import('../../features/post/viewer/viewer.tsx'))
  return { default: Viewer }
})

/** Dialogs that any part of the site may ask for; each is loaded when it is wanted first. */
export function AskedDialogs() {
  const terms = useWantedOnce(useStore(openTermsType) !== null)
  const signIn = useWantedOnce(useStore(signInQuestion) !== null)
  const agreeAgain = useWantedOnce(useStore(termsToAgree).length > 0)
  const search = useWantedOnce(useStore(searchOpen))
  const shared = useStore(sharedPost)
  const followed = useStore(followDialog)
  const report = useWantedOnce(useStore(reported) !== null)
  const post = useWantedOnce(shared !== null || followed !== null)
  const viewer = useWantedOnce(useStore(viewed) !== null)
  return (
    <Suspense>
      {signIn ? <SignInDialog /> : null}
      {agreeAgain ? <AgreeAgainDialog /> : null}
      {terms ? <TermsDialog /> : null}
      {search ? <SearchOverlay /> : null}
      {post ? <PostDialogs /> : null}
      {report ? <ReportDialog /> : null}
      {viewer ? <Viewer /> : null}
    </Suspense>
  )
}

// Once there it stays, so that closing is seen and giving the focus back works.
function useWantedOnce(wanted: boolean): boolean {
  const [everWanted, setEverWanted] = useState(wanted)
  if (wanted && !everWanted) setEverWanted(true)
  return everWanted || wanted
}
