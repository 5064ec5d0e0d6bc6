import type { StaffPresentItem } from '@guangquan/contract'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { RequiredItem } from '../../parts/required-item.tsx'
import { api, write } from '../../platform/api.ts'
import { GiftSelect } from './gift-select.tsx'

/** Offers another gift in place of one that cannot be delivered. */
export function ReplacementDialog({
  present,
  onClose,
}: {
  present: StaffPresentItem | null
  onClose: () => void
}) {
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
