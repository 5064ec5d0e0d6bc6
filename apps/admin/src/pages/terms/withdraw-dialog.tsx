import type { TermsVersion } from '@guangquan/contract'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'

interface WithdrawDialogProps {
  version: TermsVersion | null
  onClose: () => void
}

/** Withdraws a version that is not in force yet. */
export function WithdrawDialog({ version, onClose }: WithdrawDialogProps) {
  const act = version && {
    title: `撤回 ${version.title} ${version.version}`,
    after: '它不会生效。现在没有草稿的话，它的文字变成草稿，可以接着改。',
    submitText: '撤回',
    write: ({ reason }: Reasoned) => write(api.StaffTerms.Withdraw, { id: version.id, reason }),
    done: '已撤回',
  }
  return <ActDialog act={act} changed={[api.StaffTerms.GetList, api.StaffTerms.GetDraft]} onClose={onClose} />
}
