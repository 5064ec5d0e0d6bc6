import type { MethodRef } from '@guangquan/client'
import type { ParcelAddress } from '@guangquan/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { call, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ActDialog } from './act-dialog.tsx'
import type { Reasoned } from '../fields/reason-field.tsx'
import { SeenAddress } from './seen-address.tsx'

interface ParcelAddressButtonProps {
  id: string
  number: string
  /** The calls of `parcelAddressMethods`. */
  request: MethodRef<{ id: string; reason: string; requestId?: string | undefined }, { grant: string }>
  read: MethodRef<{ grant: string }, ParcelAddress>
}

/** Shows the full address of a parcel after a reason was given, until the dialog is closed. */
export function ParcelAddressButton({ id, number, request, read }: ParcelAddressButtonProps) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState<ParcelAddress | null>(null)
  if (!may(request)) return null

  async function see({ reason }: Reasoned) {
    const { grant } = await write(request, { id, reason })
    // Not through the query cache, so that the address leaves memory with this dialog.
    setAddress(await call(read, { grant }))
  }
  return (
    <>
      <Button size="small" type="link" aria-label={`查看 ${number} 的完整地址`} onClick={() => setOpen(true)}>
        查看
      </Button>
      <ActDialog
        act={open ? { title: `查看收货地址 · ${number}`, submitText: '查看', write: see } : null}
        {...(address === null ? {} : { result: <SeenAddress address={address} /> })}
        onClose={() => setOpen(false)}
        afterClose={() => setAddress(null)}
      />
    </>
  )
}
