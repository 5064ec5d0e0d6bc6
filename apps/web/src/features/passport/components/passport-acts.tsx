import '../passport.css'
import type { UserProductDetail } from '@guangquan/contract'
import { transferStates } from '@guangquan/contract/passport/passport.words'
import { Button } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { disabledFor } from '../../../shared/forms/disabled-for.ts'
import { LostDialog } from './lost-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

interface PassportActsProps {
  item: Pick<UserProductDetail, 'regProductId' | 'product' | 'isLost' | 'can' | 'whyNot'>
  /** Further buttons. */
  children: ReactNode
}

/** 过户 and 挂失 of a registered product. */
export function PassportActs({ item, children }: PassportActsProps) {
  const { regProductId, isLost, can, whyNot = {} } = item
  const productName = item.product.name
  const passport = useQuery({
    ...queries.one(api.UserProduct.GetPassport, { regProductId }),
    enabled: can.reportLost === true,
  })
  const [open, setOpen] = useState<'transfer' | 'lost' | null>(null)
  // Until it is known: a second transfer would cancel the first.
  const isOpen = passport.isLoading || passport.data?.own?.transfer?.state === transferStates.open
  return (
    <>
      <div className="passport-buttons">
        {isLost || isOpen || (can.transfer !== true && whyNot.transfer === undefined) ? null : (
          <Button kind="line" {...disabledFor(whyNot.transfer)} onClick={() => setOpen('transfer')}>
            过户
          </Button>
        )}
        {isLost || (can.reportLost !== true && whyNot.reportLost === undefined) ? null : (
          <Button kind="line" {...disabledFor(whyNot.reportLost)} onClick={() => setOpen('lost')}>
            挂失
          </Button>
        )}
        {children}
      </div>
      {open === 'transfer' ? (
        <TransferDialog regProductId={regProductId} productName={productName} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'lost' ? (
        <LostDialog regProductId={regProductId} productName={productName} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )
}
