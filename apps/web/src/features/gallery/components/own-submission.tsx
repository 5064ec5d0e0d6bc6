import type { OwnSubmission as Submission } from '@guangquan/contract'
import {
  submissionStateNames,
  submissionStates,
  type SubmissionState,
} from '@guangquan/contract/gallery/gallery.words'
import { Button, confirm, LinkButton, Photo, showToast, StatusPill, type PillTone } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { galleryPaths } from '../../../platform/gallery-paths.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { shortDay } from '../gallery-text.ts'
import { readSubmissionsAgain } from '../invalidate.ts'
import { InvitationPart } from './invitation-part.tsx'
import { OriginalsDialog } from './originals-dialog.tsx'

const tones: Record<SubmissionState, PillTone> = {
  1: 'info',
  2: 'success',
  3: 'plain',
  4: 'accent',
  5: 'success',
  6: 'ink',
  7: 'accent',
  8: 'plain',
  9: 'plain',
  10: 'plain',
}

// As its author reads it.
const ownNames: Partial<Record<SubmissionState, string>> = {
  7: '等你同意',
  8: '你没有同意',
  9: '你收回了同意',
}
const ownStateName = (state: SubmissionState) => ownNames[state] ?? submissionStateNames[state]

/** A submission or an invitation of the member: its photographs, state and actions. */
export function OwnSubmission({ submission }: { submission: Submission }) {
  const { id, title, callTitle, state, reason, createTime, photos, originals, exhibitionId, invitation } =
    submission
  const [isSending, setSending] = useState(false)
  const queryClient = useQueryClient()
  async function withdraw(): Promise<void> {
    const text = '照片会一并删除，这次征集截止前可以重新投稿。'
    if (!(await confirm({ title: `撤回《${title}》？`, text, confirmLabel: '撤回', danger: true }))) return
    try {
      await client.call(api.OnlineGallery.Withdraw, { id, requestId: crypto.randomUUID() })
      showToast('已撤回')
      await readSubmissionsAgain(queryClient)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <article className="gallery-own">
      <header>
        <h3>{title}</h3>
        <StatusPill tone={tones[state]}>{ownStateName(state)}</StatusPill>
      </header>
      <p className="gallery-note">
        {callTitle}　{shortDay(createTime)}
      </p>
      {photos.length === 0 ? null : (
        <div className="gallery-own-photos">
          {photos.map((photo, place) => (
            <Photo
              key={photo.url480}
              photo={photo}
              alt={`《${title}》第 ${place + 1} 张`}
              sizes="124px"
              ratio={photo.width / photo.height}
            />
          ))}
        </div>
      )}
      {reason === '' ? null : <p>策展人：{reason}</p>}
      {invitation === null ? null : <InvitationPart submission={submission} invitation={invitation} />}
      <div className="gallery-buttons">
        {state === submissionStates.originalNeeded ? (
          <Button kind={originals === 0 ? 'lit' : 'line'} size="small" onClick={() => setSending(true)}>
            {originals === 0 ? '提交原图' : `已交 ${originals} 个原图，重新提交`}
          </Button>
        ) : null}
        {exhibitionId === null ? null : (
          <LinkButton kind="line" size="small" href={galleryPaths.hall(exhibitionId)}>
            看影展
          </LinkButton>
        )}
        {submission.mayWithdraw ? (
          <Button kind="text" size="small" onClick={() => void withdraw()}>
            撤回
          </Button>
        ) : null}
      </div>
      {isSending ? <OriginalsDialog submission={submission} onClose={() => setSending(false)} /> : null}
    </article>
  )
}
