import type { StaffPresentItem } from '@guangquan/contract'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'
import { GiftSelect } from './gift-select.tsx'

interface PresentDialogProps {
  /** Null while it is closed. */
  present: StaffPresentItem | null
  onClose: () => void
}

/** Offers another gift in place of one that cannot be delivered. */
export function ReplacementDialog({ present, onClose }: PresentDialogProps) {
  return (
    <ActDialog
      act={
        present === null
          ? null
          : {
              title: `换一件 · ${present.title} · ${present.nickName}`,
              after: `价值不低于原来的 ${present.value} 元。会员收到通知，由他决定换不换，原因他看得到。`,
              submitText: '提出',
              fields: (
                <>
                  <RequiredItem name="giftId" label="换成">
                    <GiftSelect />
                  </RequiredItem>
                  <ReasonField />
                </>
              ),
              write: ({ giftId, reason }: Reasoned & { giftId: string }) =>
                write(api.StaffPresent.OfferReplacement, {
                  id: present.id,
                  version: present.version,
                  giftId,
                  reason,
                }),
              done: '已提出，等会员决定',
            }
      }
      changed={[api.StaffPresent.GetList]}
      onClose={onClose}
    />
  )
}

/** Takes the offer back while the member has not decided. */
export function WithdrawDialog({ present, onClose }: PresentDialogProps) {
  return (
    <ActDialog
      act={
        present === null
          ? null
          : {
              title: `撤回提议 · ${present.replacement?.title ?? ''} · ${present.nickName}`,
              after: `会员收到通知，礼品还是《${present.title}》。`,
              submitText: '撤回',
              write: ({ reason }: Reasoned) =>
                write(api.StaffPresent.WithdrawReplacement, {
                  id: present.id,
                  version: present.version,
                  reason,
                }),
              done: '提议已撤回',
            }
      }
      changed={[api.StaffPresent.GetList]}
      onClose={onClose}
    />
  )
}
