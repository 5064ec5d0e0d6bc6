import { hasStaffAccess, staff } from '@guangquan/contract/wire/staff-access'
import { useStore } from '@guangquan/ui/store'
import { Button, Descriptions, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, call, write } from '../../platform/api.ts'
import { session } from '../../platform/session.ts'

const access = staff('support')
const labels = ['卡号', '姓名', '手机号']

/** A club card that waits: masked, and in full for those who may see personal data, with a reason. */
export function CardData({ memberId, masked }: { memberId: string; masked: string }) {
  const now = useStore(session)
  const [asking, setAsking] = useState(false)
  const [values, setValues] = useState<readonly string[] | null>(null)
  const mayOpen = 'self' in now && hasStaffAccess(access, now.self.roles)

  async function open({ reason }: Reasoned) {
    const { grant } = await write(api.StaffMember.RequestPersonalData, {
      id: memberId,
      field: 'clubCard',
      reason,
    })
    setValues((await call(api.StaffMember.GetPersonalData, { grant })).values)
    setAsking(false)
  }
  return (
    <section style={{ marginBottom: 12 }}>
      <Descriptions
        size="small"
        column={1}
        bordered
        title="申请绑定的会员卡"
        items={labels.map((label, index) => ({
          key: label,
          label,
          children: values?.[index] ?? (index === 0 ? masked : '已遮挡'),
        }))}
      />
      {values === null && mayOpen ? (
        <Button style={{ marginTop: 8 }} onClick={() => setAsking(true)}>
          查看完整信息
        </Button>
      ) : null}
      {mayOpen ? null : (
        <Typography.Text type="secondary">完整的卡号、姓名和手机号由客服核对。</Typography.Text>
      )}
      <ActDialog
        act={asking ? { title: '查看会员卡的完整信息', submitText: '查看', write: open } : null}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
