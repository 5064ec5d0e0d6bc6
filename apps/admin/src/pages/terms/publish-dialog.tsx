import type { TermsDraft } from '@guangquan/contract'
import { ActDialog } from '../../parts/act-dialog.tsx'
import type { Reasoned } from '../../parts/reason-field.tsx'
import { api, write } from '../../platform/api.ts'
import { agreedTerms } from './agreed-terms.ts'

interface PublishDialogProps {
  open: boolean
  termsType: number
  /** As it is stored: what is typed and not saved is not published. */
  draft: TermsDraft
  onClose: () => void
  onPublished: () => void
}

export function PublishDialog({ open, termsType, draft, onClose, onPublished }: PublishDialogProps) {
  const { isMajor, nextMajor, nextMinor, version, title } = draft
  const consent = !agreedTerms.includes(termsType)
    ? ''
    : isMajor
      ? '会员下次打开网站时要重新同意。'
      : '会员不用重新同意。'
  const act = {
    title: '发布草稿',
    after: `${title} ${isMajor ? nextMajor : nextMinor} 立即生效。${consent}发布的是保存过的草稿，发布后不能再改。`,
    submitText: '发布',
    write: ({ reason }: Reasoned) => write(api.StaffTerms.Publish, { termsType, version, reason }),
    done: (published: { title: string; version: string }) => `${published.title} ${published.version} 已生效`,
  }
  return (
    <ActDialog
      act={open ? act : null}
      changed={[api.StaffTerms.GetList, api.StaffTerms.GetDraft]}
      onClose={onClose}
      onDone={onPublished}
    />
  )
}
