import type { MemberCard, ProfilePart } from '@guangquan/contract'
import { App, Checkbox, Form, Input, Modal, Typography } from 'antd'
import { choicesOf } from '../../parts/choices.ts'
import { ReasonField } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, refresh, write } from '../../platform/api.ts'
import { profilePartNames } from './member-words.tsx'
import { type SanctionChoice, SanctionFields } from './sanction-fields.tsx'

export interface MemberAct {
  kind: 'end' | 'reset' | 'phone' | 'sanction'
  /** For `end`: one device; all without it. */
  sessionId?: string
}

interface Given extends SanctionChoice {
  parts: ProfilePart[]
  phone: string
  proof: string
  reason: string
}

const texts = {
  end: { title: '退出登录', does: '退出登录', after: '会员在这些设备上要重新登录。' },
  reset: { title: '恢复默认资料', does: '恢复默认', after: '会员会收到通知和原因，可以重新填写。' },
  phone: {
    title: '申请更换手机号',
    does: '提交申请',
    after: '24 小时内由另一位同事决定。同意后会员的设备全部退出，原手机号和邮箱会收到提醒。',
  },
  sanction: { title: '处罚', does: '处罚', after: '会员会收到原因，7 天内可以申诉一次。' },
} as const

/** Asks for what an act about a member needs, and performs it. */
export function MemberActDialog({
  card,
  act,
  onClose,
}: {
  card: MemberCard
  act: MemberAct | null
  onClose: () => void
}) {
  const { message } = App.useApp()
  const { id, profileVersion } = card

  async function perform({ kind, sessionId }: MemberAct, given: Given) {
    const { reason, parts, phone, proof } = given
    if (kind === 'end') await write(api.StaffMember.EndSessions, { id, sessionId, reason })
    if (kind === 'phone') await write(api.StaffPhoneRequest.Create, { memberId: id, phone, proof, reason })
    if (kind === 'sanction') {
      const days = given.kind === 'mute' ? given.days : undefined
      await write(api.StaffMember.Sanction, { id, kind: given.kind, days, reason })
    }
    try {
      if (kind === 'reset') await write(api.StaffMember.ResetProfile, { id, parts, profileVersion, reason })
    } finally {
      // A profile that was changed meanwhile is shown as it is now.
      await refresh(api.StaffMember.Get, api.StaffMember.GetSessions, api.StaffPhoneRequest.GetList)
    }
    message.success(kind === 'phone' ? '已提交，等待另一位同事决定' : '已处理')
    onClose()
  }
  return (
    <Modal
      open={act !== null}
      title={act === null ? '' : `${texts[act.kind].title} · ${card.nickName}`}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {act === null ? null : (
        <>
          <Typography.Paragraph>{texts[act.kind].after}</Typography.Paragraph>
          <SentForm<Given>
            send={(given) => perform(act, given)}
            submitText={texts[act.kind].does}
            initialValues={{ parts: [], kind: 'warning', days: 3 }}
          >
            {act.kind === 'reset' ? <PartsField /> : null}
            {act.kind === 'phone' ? <PhoneFields /> : null}
            {act.kind === 'sanction' ? <SanctionFields /> : null}
            <ReasonField />
          </SentForm>
        </>
      )}
    </Modal>
  )
}

function PartsField() {
  return (
    <Form.Item name="parts" label="恢复哪些" rules={[{ required: true, message: '至少选择一项' }]}>
      <Checkbox.Group options={choicesOf(profilePartNames)} />
    </Form.Item>
  )
}

function PhoneFields() {
  return (
    <>
      <Form.Item name="phone" label="新手机号" rules={[{ required: true, message: '请填写新手机号' }]}>
        <Input inputMode="tel" autoComplete="off" maxLength={30} />
      </Form.Item>
      <Form.Item
        name="proof"
        label="核实了什么"
        extra="例如：会员卡姓名与身份证一致，并说出了最近三次登录的城市"
        rules={[{ required: true, message: '请写明怎样核实了身份' }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={200} showCount />
      </Form.Item>
    </>
  )
}
