import type { GalleryInvitation, OwnSubmission } from '@guangquan/contract'
import { Button, confirm, showToast, TextLink } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { periodText, shortDay } from '../gallery-text.ts'
import { readSubmissionsAgain } from '../invalidate.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'

interface InvitationPartProps {
  submission: OwnSubmission
  invitation: GalleryInvitation
}

/** A curator's request to exhibit photographs of the member's post: the purpose, and buttons to reply. */
export function InvitationPart({ submission: { id, title, callTitle }, invitation }: InvitationPartProps) {
  const { shopName, curator, note, publishId, leavesOn, mayAnswer, mayTakeBack } = invitation
  const [isTakingBack, setTakingBack] = useState(false)
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  async function answer(agree: boolean): Promise<void> {
    const text = agree ? '展出期间署你的名字，以后可以收回同意。' : '策展人不会再为这些照片来问你。'
    const asked = { title: `${agree ? '同意' : '不同意'}挂进《${callTitle}》？`, text }
    if (!(await confirm({ ...asked, confirmLabel: agree ? '同意' : '不同意' }))) return
    setBusy(true)
    try {
      await client.call(api.OnlineGallery.Answer, { id, agree, requestId: crypto.randomUUID() })
      showToast(agree ? '已同意，等着布展' : '已告诉策展人')
    } catch (error) {
      showError(error)
    } finally {
      await readSubmissionsAgain(queryClient)
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        {curator}想把你的作品挂进{shopName === '' ? '' : `${shopName}的`}影展《{callTitle}》，展期{' '}
        {periodText(invitation)}。
      </p>
      <p data-selectable>策展人：{note}</p>
      {leavesOn === null ? null : <p>{shortDay(leavesOn)}起不再展出。</p>}
      <div className="gallery-buttons">
        {mayAnswer ? (
          <>
            <Button
              kind="lit"
              size="small"
              busy={busy}
              busyLabel="正在回复"
              onClick={() => void answer(true)}
            >
              同意展出
            </Button>
            <Button kind="line" size="small" disabled={busy} onClick={() => void answer(false)}>
              不同意
            </Button>
          </>
        ) : null}
        {mayTakeBack ? (
          <Button kind="text" size="small" onClick={() => setTakingBack(true)}>
            {leavesOn === null ? '收回同意' : '改收回的日子'}
          </Button>
        ) : null}
        {publishId === null ? null : <TextLink href={paths.post(publishId)}>看作品</TextLink>}
      </div>
      {isTakingBack ? (
        <TakeBackDialog id={id} title={title} invitation={invitation} onClose={() => setTakingBack(false)} />
      ) : null}
    </>
  )
}
