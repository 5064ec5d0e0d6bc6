import { defaultHeadPicUrl, type MemberCard, type ProfilePart, profileParts } from '@guangquan/contract'
import { Checkbox, Form, Input } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf } from '../../parts/fields/choices.ts'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { type Described, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, call, write } from '../../platform/api.ts'
import { profilePartNames } from './member-words.tsx'
import { type SanctionChoice, SanctionFields } from './sanction-fields.tsx'

export interface MemberAct {
  kind: 'end' | 'reset' | 'phone' | 'sanction'
  /** For `end`: one device; all without it. */
  sessionId?: string
}

interface Given extends SanctionChoice, Reasoned {
  parts: ProfilePart[]
  /** The stored values; no field shows them. */
  profile: Record<ProfilePart, string>
  phone: string
  proof: string
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

interface MemberActDialogProps {
  card: MemberCard
  act: MemberAct | null
  onClose: () => void
}

/** Asks for the input of an action on a member, and performs it. */
export function MemberActDialog({ card, act, onClose }: MemberActDialogProps) {
  return (
    <ActDialog
      act={
        act === null
          ? null
          : {
              title: `${texts[act.kind].title} · ${card.nickName}`,
              after: texts[act.kind].after,
              submitText: texts[act.kind].does,
              fields: <Fields kind={act.kind} />,
              initialValues: { ...profileOf(card), kind: 'warning', days: 3 },
              write: act.kind === 'reset' ? resetOf(card, act) : (given: Given) => perform(card, act, given),
              done: act.kind === 'phone' ? '已提交，等待另一位同事决定' : '已处理',
            }
      }
      changed={changed}
      onClose={onClose}
    />
  )
}

const profileOf = ({ headPicUrl, nickName, introduction }: MemberCard): Partial<Given> => ({
  parts: [],
  profile: { avatar: headPicUrl === defaultHeadPicUrl ? '默认头像' : '自己的头像', nickName, introduction },
})

const describeProfile = ({ parts = [], profile }: Partial<Given>): Described =>
  Object.fromEntries(
    profileParts.map((part) => [
      profilePartNames[part],
      parts.includes(part) ? '恢复默认' : (profile?.[part] ?? ''),
    ]),
  )

function resetOf(card: MemberCard, act: MemberAct) {
  return rowEdit({
    row: card,
    load: () => call(api.StaffMember.Get, { id: card.id }),
    valuesOf: profileOf,
    describe: describeProfile,
    save: (given: Given, newer) => perform(newer, act, given),
  })
}

const changed = [api.StaffMember.Get, api.StaffMember.GetSessions, api.StaffPhoneRequest.GetList]

async function perform({ id, profileVersion }: MemberCard, act: MemberAct, given: Given): Promise<unknown> {
  const { reason, parts, phone, proof, kind, days } = given
  switch (act.kind) {
    case 'end':
      return write(api.StaffMember.EndSessions, { id, sessionId: act.sessionId, reason })
    case 'reset':
      return write(api.StaffMember.ResetProfile, { id, parts, profileVersion, reason })
    case 'phone':
      return write(api.StaffPhoneRequest.Create, { memberId: id, phone, proof, reason })
    case 'sanction':
      return write(api.StaffMember.Sanction, { id, kind, days: kind === 'mute' ? days : undefined, reason })
  }
}

function Fields({ kind }: Pick<MemberAct, 'kind'>) {
  return (
    <>
      {kind === 'reset' ? <PartsField /> : null}
      {kind === 'phone' ? <PhoneFields /> : null}
      {kind === 'sanction' ? <SanctionFields /> : null}
      <ReasonField />
    </>
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
      <RequiredItem name="phone" label="新手机号">
        <Input inputMode="tel" autoComplete="off" maxLength={30} />
      </RequiredItem>
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
