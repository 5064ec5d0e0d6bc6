import type { ParcelAddress } from '@guangquan/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/act-dialog.tsx'
import type { Reasoned } from '../../parts/reason-field.tsx'
import { SeenAddress } from '../../parts/seen-address.tsx'
import { api, call, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

/** Shows where a present is sent in full once a reason was given, until the dialog is closed. */
export function SeeAddress({ id, number }: { id: string; number: string }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState<ParcelAddress | null>(null)
  if (!may(api.StaffPresent.RequestAddress)) return null

  async function see({ reason }: Reasoned) {
    const { grant } = await write(api.StaffPresent.RequestAddress, { id, reason })
    // Not through the cache of queries: the address is in no memory longer than this dialog.
    setAddress(await call(api.StaffPresent.GetAddress, { grant }))
  }
  return (
    <>
      <Button size="small" type="link" aria-label={`查看 ${number} 的完整地址`} onClick={() => setOpen(true)}>
        查看
      </Button>
      <ActDialog
        act={open ? { title: `查看收货地址 · ${number}`, submitText: '查看', write: see } : null}
        {...(address === null
          ? {}
          : {
              result: <SeenAddress address={address} />,
            })}
        onClose={() => setOpen(false)}
        afterClose={() => setAddress(null)}
      />
    </>
  )
}
