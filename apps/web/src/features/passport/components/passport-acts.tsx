import '../passport.css'
import { transferStates } from '@guangquan/contract/passport/passport.words'
import { Button } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { LostDialog } from './lost-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

interface PassportActsProps {
  regProductId: string
  productName: string
  /** The registration is in force and nobody else claims its number. */
  isInForce: boolean
  /** Further buttons. @param isLost the product is reported as lost */
  children: (isLost: boolean) => ReactNode
}

/** 过户 and 挂失 of a registered product. */
export function PassportActs({ regProductId, productName, isInForce, children }: PassportActsProps) {
  const passport = useQuery({
    ...queries.one(api.UserProduct.GetPassport, { regProductId }),
    enabled: isInForce,
  })
  const [open, setOpen] = useState<'transfer' | 'lost' | null>(null)
  const own = isInForce ? (passport.data?.own ?? null) : null
  const isLost = own?.lostOn != null
  const isOpen = own?.transfer?.state === transferStates.open
  return (
    <>
      <div className="passport-buttons">
        {own === null || isLost ? null : (
          <>
            {isOpen ? null : (
              <Button kind="line" onClick={() => setOpen('transfer')}>
                过户
              </Button>
            )}
            <Button kind="line" onClick={() => setOpen('lost')}>
              挂失
            </Button>
          </>
        )}
        {children(isLost)}
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
