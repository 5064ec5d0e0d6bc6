import type { PersonalField } from '@guangquan/contract'
import { Button, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, call, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { personalFieldNames } from './member-words.tsx'

/** Shows personal data in full once a reason was given, until the dialog is closed. */
export function SeeButton({ id, field }: { id: string; field: PersonalField }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [values, setValues] = useState<string[] | null>(null)
  if (!may(api.StaffMember.RequestPersonalData)) return null

  async function see({ reason }: Reasoned) {
    const { grant } = await write(api.StaffMember.RequestPersonalData, { id, field, reason })
    // Not through the query cache: the value leaves memory with this dialog.
    setValues((await call(api.StaffMember.GetPersonalData, { grant })).values)
  }
  return (
    <>
      <Button
        size="small"
        type="link"
        onClick={() => setOpen(true)}
        aria-label={`查看${personalFieldNames[field]}`}
      >
        查看
      </Button>
      <ActDialog
        act={open ? { title: `查看${personalFieldNames[field]}`, submitText: '查看', write: see } : null}
        result={values?.map((value) => (
          <Typography.Paragraph key={value} copyable strong>
            {value}
          </Typography.Paragraph>
        ))}
        onClose={() => setOpen(false)}
        afterClose={() => setValues(null)}
      />
    </>
  )
}
