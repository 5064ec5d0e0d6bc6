import { medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import { Form, Input, InputNumber, Select } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'
import { useFrameChoices, useMedals } from './art-choices.ts'

interface Given extends Reasoned {
  id: string
  memberId: string
  tier?: number
  days?: number | null
}

/** Gives one member a medal or a frame. */
export function GrantDialog({ kind, onClose }: { kind: 'medal' | 'frame' | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        kind === null
          ? null
          : {
              title: kind === 'medal' ? '颁发勋章' : '颁发头像框',
              after: '会员会收到通知。因作弊收回过的，会重新颁发。',
              submitText: '颁发',
              fields: kind === 'medal' ? <MedalFields /> : <FrameFields />,
              write: ({ id, memberId, tier = 1, days, reason }: Given): Promise<unknown> =>
                kind === 'medal'
                  ? write(api.StaffMedal.Grant, { id, memberId, tier, reason })
                  : write(api.StaffFrame.Grant, { id, memberId, days: days ?? null, reason }),
              done: '已颁发',
            }
      }
      changed={[api.StaffMedal.GetList, api.StaffMedal.GetOwners, api.StaffFrame.GetOwners]}
      onClose={onClose}
    />
  )
}

function MedalFields() {
  const medals = useMedals()
  return (
    <>
      <RequiredItem name="id" label="勋章">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={medals.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </RequiredItem>
      <Form.Item noStyle dependencies={['id']}>
        {({ getFieldValue }) => {
          const medal = medals.find(({ id }) => id === getFieldValue('id'))
          const tiers = [...new Set(medal?.goals.map(({ tier }) => tier))]
          return medal === undefined ? null : (
            <RequiredItem name="tier" label="级别" extra="较低的各级一起获得">
              <Select options={tiers.map((tier) => ({ value: tier, label: medalTierNames[tier] }))} />
            </RequiredItem>
          )
        }}
      </Form.Item>
      <MemberFields />
    </>
  )
}

function FrameFields() {
  return (
    <>
      <RequiredItem name="id" label="头像框">
        <Select showSearch={{ optionFilterProp: 'label' }} options={useFrameChoices()} />
      </RequiredItem>
      <Form.Item name="days" label="有效天数" extra="不填为长期有效；还有剩余的，天数相加">
        <InputNumber min={1} max={3650} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <MemberFields />
    </>
  )
}

function MemberFields() {
  return (
    <>
      <RequiredItem name="memberId" label="会员编号">
        <Input autoComplete="off" maxLength={36} />
      </RequiredItem>
      <ReasonField />
    </>
  )
}
