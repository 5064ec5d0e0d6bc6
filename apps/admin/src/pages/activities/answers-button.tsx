import type { StaffEnrolmentAnswers } from '@guangquan/contract'
import { Button, Descriptions } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, call, write } from '../../platform/api.ts'

/** Shows a member's answers in the form of an activity, after a reason was entered. */
export function AnswersButton({ id, nickName }: { id: string; nickName: string }) {
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<StaffEnrolmentAnswers | null>(null)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`查看 ${nickName} 填写的内容`}>
        查看
      </Button>
      <ActDialog
        onClose={() => setOpen(false)}
        afterClose={() => setSeen(null)}
        result={seen === null ? undefined : <Answers seen={seen} />}
        act={
          isOpen
            ? {
                title: `${nickName} 填写的内容`,
                after: '这是个人信息，查看会留下记录。',
                submitText: '查看',
                write: async ({ reason }: Reasoned) => {
                  const { grant } = await write(api.StaffActivity.RequestAnswers, { id, reason })
                  setSeen(await call(api.StaffActivity.SeeAnswers, { grant }))
                },
              }
            : null
        }
      />
    </>
  )
}

function Answers({ seen: { form, answers, guestNames } }: { seen: StaffEnrolmentAnswers }) {
  const rows = [
    ...form.map(({ key, kind, label }) => {
      const given = answers[key] ?? []
      return {
        key,
        label,
        children: kind === 'file' ? `${given.length} 张照片` : given.join('、') || '没有填',
      }
    }),
    ...(guestNames.length === 0
      ? []
      : [{ key: 'guests', label: '同行的人', children: guestNames.join('、') }]),
  ]
  return <Descriptions bordered size="small" column={1} items={rows} />
}
