import { Button, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, call, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

/** Shows the contact of a ticket in full once a reason was given, until the dialog is closed. */
export function ContactButton({ id, number }: { id: string; number: string }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [contact, setContact] = useState<string | null>(null)
  if (!may(api.StaffFeedback.RequestContact)) return null

  async function see({ reason }: Reasoned) {
    const { grant } = await write(api.StaffFeedback.RequestContact, { id, reason })
    // Not through the query cache: the contact leaves memory with this dialog.
    setContact((await call(api.StaffFeedback.SeeContact, { grant })).contact)
  }
  return (
    <>
      <Button size="small" type="link" aria-label="查看完整联系方式" onClick={() => setOpen(true)}>
        查看
      </Button>
      <ActDialog
        act={open ? { title: `查看联系方式 · ${number}`, submitText: '查看', write: see } : null}
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
