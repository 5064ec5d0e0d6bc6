import { Button, Card, Input, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'

const changed = [api.StaffCheckIn.StaffPreload, api.StaffCheckIn.GetActivities]

/** Enrols a person who did not sign up, by the code on their page 我的二维码. */
export function WalkInButton({ activityId }: { activityId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Card size="small" title="没有报名的人">
      <Typography.Paragraph type="secondary">还有名额时可以现场报名，同时签到。</Typography.Paragraph>
      <Button onClick={() => setOpen(true)}>现场报名</Button>
      <ActDialog
        changed={changed}
        onClose={() => setOpen(false)}
        act={
          open
            ? {
                title: '现场报名',
                after: '用扫码枪扫会员的“我的二维码”，或粘贴它的内容。',
                fields: (
                  <>
                    <RequiredItem name="card" label="我的二维码">
                      <Input maxLength={200} autoFocus />
                    </RequiredItem>
                    <ReasonField />
                  </>
                ),
                submitText: '报名并签到',
                write: ({ card, reason }: Reasoned & { card: string }) =>
                  write(api.StaffCheckIn.WalkIn, { activityId, card, reason }),
                done: ({ nickName }: { nickName: string }) => `${nickName} 已签到`,
              }
            : null
        }
      />
    </Card>
  )
}
