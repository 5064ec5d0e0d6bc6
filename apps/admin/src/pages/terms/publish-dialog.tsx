import type { TermsDraft, TermsVersion } from '@guangquan/contract'
import { DatePicker, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'
import { agreedTerms } from './agreed-terms.ts'
import { instantOfPicker } from '../../parts/time/shanghai-time.ts'

interface PublishDialogProps {
  open: boolean
  termsType: number
  /** The stored draft: unsaved input is not published. */
  draft: TermsDraft
  onClose: () => void
  onPublished: () => void
}

interface Given extends Reasoned {
  effectiveAt?: Dayjs | null
}

export function PublishDialog({ open, termsType, draft, onClose, onPublished }: PublishDialogProps) {
  const { isMajor, nextMajor, nextMinor, version, title } = draft
  const consent = !agreedTerms.includes(termsType)
    ? ''
    : isMajor
      ? '生效以后，会员下次打开网站时要重新同意。'
      : '会员不用重新同意。'
  const act = {
    title: '发布草稿',
    after: `发布为 ${title} ${isMajor ? nextMajor : nextMinor}。${consent}发布的是保存过的草稿，发布后不能再改；还没有生效的可以撤回。`,
    fields: (
      <>
        <Form.Item
          name="effectiveAt"
          label="生效时间"
          extra="不填就立即生效；到时间以前，会员看到的还是现行的"
        >
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
        </Form.Item>
        <ReasonField />
      </>
    ),
    submitText: '发布',
    write: ({ effectiveAt, reason }: Given) =>
      write(api.StaffTerms.Publish, {
        termsType,
        version,
        ...(effectiveAt == null ? {} : { effectiveAt: instantOfPicker(effectiveAt) }),
        reason,
      }),
    done: ({ title: name, version: number, isScheduled, effectiveTime }: TermsVersion) =>
      `${name} ${number} ${isScheduled ? `${effectiveTime} 起生效` : '已生效'}`,
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
