import type { TermsDraft } from '@guangquan/contract'
import { App, Modal, Typography } from 'antd'
import { ReasonField } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, refresh, write } from '../../platform/api.ts'
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
  const { message } = App.useApp()
  const { isMajor, nextMajor, nextMinor, version, title } = draft
  const consent = !agreedTerms.includes(termsType)
    ? ''
    : isMajor
      ? '会员下次打开网站时要重新同意。'
      : '会员不用重新同意。'
  async function publish({ reason }: { reason: string }) {
    const published = await write(api.StaffTerms.Publish, { termsType, version, reason })
    await refresh(api.StaffTerms.GetList, api.StaffTerms.GetDraft)
    message.success(`${published.title} ${published.version} 已生效`)
    onPublished()
    onClose()
  }
  return (
    <Modal open={open} title="发布草稿" footer={null} onCancel={onClose} destroyOnHidden>
      <SentForm<{ reason: string }> send={publish} submitText="发布">
        <Typography.Paragraph>
          {title} {isMajor ? nextMajor : nextMinor} 立即生效。{consent}发布的是保存过的草稿，发布后不能再改。
        </Typography.Paragraph>
        <ReasonField />
      </SentForm>
    </Modal>
  )
}
