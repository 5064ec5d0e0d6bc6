import { Button, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, call, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

/** Shows the name and phone of who sent a submission once a reason was given, until the dialog is closed. */
export function SenderButton({ id, title }: { id: string; title: string }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [contact, setContact] = useState<string | null>(null)
  if (!may(api.StaffGallery.RequestContact)) return null

  async function see({ reason }: Reasoned) {
    const { grant } = await write(api.StaffGallery.RequestContact, { id, reason })
    // Not through the query cache: the contact leaves memory with this dialog.
    const { realName, phone } = await call(api.StaffGallery.SeeContact, { grant })
    setContact(`${realName} ${phone}`)
  }
  return (
    <>
      <Button size="small" type="link" aria-label={`联系：${title}`} onClick={() => setOpen(true)}>
        联系
      </Button>
      <ActDialog
        act={open ? { title: `查看姓名和电话 · ${title}`, submitText: '查看', write: see } : null}
        {...(contact === null
          ? {}
          : {
              result: (
                <Typography.Paragraph copyable strong>
                  {contact}
                </Typography.Paragraph>
              ),
            })}
        onClose={() => setOpen(false)}
        afterClose={() => setContact(null)}
      />
    </>
  )
}
