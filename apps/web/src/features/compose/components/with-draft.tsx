import type { Draft, DraftItem } from '@guangquan/contract'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState, type ReactElement } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { PhoneNeeded } from '../../../shared/sign-in/phone-needed.tsx'
import { useLocation, useSearchParams } from '../../../platform/routing/hooks.ts'
import { isFollowed } from '../draft-address.ts'
import type { RecoveredDraft } from '../recover-drafts.ts'
import { useRecovery } from '../use-recovery.ts'
import { RecoveryNote } from './recovery-note.tsx'

/** Initial data of a form. */
export interface DraftFormProps {
  draft: Draft | null
  /** Photographs of it that are not uploaded yet. */
  pending: RecoveredDraft['photos']
  /** The other unpublished drafts of this kind. */
  others: DraftItem[]
  /** Called after one of them was deleted. */
  onDraftRemoved: () => void
}

interface WithDraftProps {
  publishType: number
  children: (beginning: DraftFormProps) => ReactElement
}

/**
 * Opens a form with the draft in `?draft=`, or empty. Content of a page that was closed before the server had it is
 * stored as a draft first, and opened.
 */
export function WithDraft({ publishType, children }: WithDraftProps) {
  const [search] = useSearchParams()
  const [turn, setTurn] = useState(0)
  const recovery = useRecovery({ publishType, turn })
  const { state } = useLocation()
  const named = search.get('draft')
  const [asked, setAsked] = useState(named)
  if (named !== asked && !isFollowed(state)) setAsked(named)
  const isKnown = recovery !== null
  const drafts = useQuery({
    ...queries.one(api.NewPublish.GetDraftList, {}),
    enabled: isKnown,
    staleTime: 0,
    gcTime: 0,
  })
  const opened = useQuery({
    ...queries.one(api.NewPublish.GetDraft, { id: asked ?? '' }),
    enabled: isKnown && asked !== null,
    staleTime: 0,
    gcTime: 0,
  })
  if (!isKnown || drafts.isPending || (asked !== null && opened.isPending))
    return <IrisLoader className="pt-24" />
  // If the list fails to load, the form still works, only without the offer to continue a draft.
  const list = (drafts.data ?? []).filter((one) => one.publishType === publishType)
  const draft = asked !== null && opened.data?.publishType === publishType ? opened.data : null
  const openAnew = () => {
    setTurn(turn + 1)
    void drafts.refetch()
  }
  return (
    <>
      <PhoneNeeded purpose="发布" className="mb-4" />
      <RecoveryNote failures={recovery.failures} onRetry={openAnew} />
      <Fragment key={`${draft?.id ?? 'new'} ${turn}`}>
        {children({
          draft,
          pending: draft !== null && draft.id === recovery.draft?.id ? recovery.draft.photos : null,
          others: list.filter((one) => one.id !== draft?.id),
          onDraftRemoved: openAnew,
        })}
      </Fragment>
    </>
  )
}
