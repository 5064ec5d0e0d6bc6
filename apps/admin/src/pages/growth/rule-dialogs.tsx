import type { StaffGrowthRule } from '@guangquan/contract'
import { capPeriodNames, expRuleName } from '@guangquan/contract/growth/growth.words'
import { Form, InputNumber, Select } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf } from '../../parts/fields/choices.ts'
import { DayField } from '../../parts/fields/day-field.tsx'
import { ReasonField } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, write } from '../../platform/api.ts'

export type RuleAct = { kind: 'save' | 'remove'; rule: StaffGrowthRule }

interface Given {
  effectiveOn: string
  exp: number
  coins: number
  cap?: number | null
  capPeriod?: 'day' | 'month' | null
  capPerPost?: number | null
  goal?: number | null
  reason: string
}

/** Changes a rule from a day on, or takes such a change back. */
export function RuleDialogs({ act, onClose }: { act: RuleAct | null; onClose: () => void }) {
  const rule = act?.rule
  return (
    <>
      <ActDialog
        act={
          act?.kind !== 'save' || rule === undefined
            ? null
            : {
                title: `修改 · ${expRuleName(rule.rule, rule.goal)}`,
                submitText: '保存',
                fields: <Fields rule={rule} />,
                // A change has a day of its own, today or later.
                initialValues: { ...rule, effectiveOn: rule.isCurrent ? undefined : rule.effectiveOn },
                write: editOf(rule),
                done: '已保存',
              }
        }
        changed={[api.StaffGrowth.GetRules]}
        onClose={onClose}
      />
      <ActDialog
        act={
          act?.kind !== 'remove' || rule === undefined
            ? null
            : {
                title: `取消修改 · ${expRuleName(rule.rule, rule.goal)}`,
                after: `${rule.effectiveOn} 起的修改不再生效，之前的规则继续。`,
                submitText: '取消这次修改',
                write: ({ reason }: { reason: string }) =>
                  write(api.StaffGrowth.RemoveRule, {
                    rule: rule.rule,
                    effectiveOn: rule.effectiveOn,
                    version: rule.version,
                    reason,
                  }),
                done: '已取消',
              }
        }
        changed={[api.StaffGrowth.GetRules]}
        onClose={onClose}
      />
    </>
  )
}

function editOf(rule: StaffGrowthRule) {
  // Another day has a separate row, which another person may have created in the meantime.
  let day = rule.effectiveOn
  return rowEdit({
    row: rule,
    load: () => findRow(api.StaffGrowth.GetRules, {}, `${rule.rule}@${day}`),
    valuesOf,
    describe,
    save: (
      { cap, capPeriod, capPerPost, goal, ...given }: Given,
      { effectiveOn, version },
    ): Promise<unknown> => {
      day = given.effectiveOn
      return write(api.StaffGrowth.SaveRule, {
        rule: rule.rule,
        ...given,
        cap: cap ?? null,
        capPeriod: capPeriod ?? null,
        capPerPost: capPerPost ?? null,
        goal: goal ?? null,
        version: day === effectiveOn ? version : 0,
      })
    },
  })
}

const valuesOf = (row: StaffGrowthRule): Partial<Given> => ({
  effectiveOn: row.effectiveOn,
  exp: row.exp,
  coins: row.coins,
  ...(row.goal === null
    ? { cap: row.cap, capPeriod: row.capPeriod, capPerPost: row.capPerPost }
    : { goal: row.goal }),
})

const describe = ({ effectiveOn = '', exp, coins, cap, capPeriod, capPerPost, goal }: Partial<Given>) => ({
  生效日: effectiveOn,
  经验: String(exp ?? ''),
  金币: String(coins ?? ''),
  ...(goal == null
    ? {
        最多次数: cap == null ? '不限' : String(cap),
        周期: periods.find(({ value }) => value === capPeriod)?.label ?? '',
        每个作品最多次数: capPerPost == null ? '不限' : String(capPerPost),
      }
    : { 目标次数: String(goal) }),
})

const periods = choicesOf(capPeriodNames)

function Fields({ rule }: { rule: StaffGrowthRule }) {
  return (
    <>
      <RequiredItem name="effectiveOn" label="生效日" extra="从这一天 0 点起，今天或以后；已得到的经验不变">
        <DayField />
      </RequiredItem>
      <RequiredItem name="exp" label="经验">
        <InputNumber precision={0} />
      </RequiredItem>
      <RequiredItem name="coins" label="金币">
        <InputNumber min={0} max={10_000} precision={0} />
      </RequiredItem>
      {rule.goal === null ? (
        <>
          <Form.Item name="cap" label="最多次数" extra="不填为不限">
            <InputNumber min={0} precision={0} />
          </Form.Item>
          <Form.Item name="capPeriod" label="周期">
            <Select allowClear options={periods} />
          </Form.Item>
          <Form.Item name="capPerPost" label="每个作品最多次数">
            <InputNumber min={1} precision={0} />
          </Form.Item>
        </>
      ) : (
        <RequiredItem name="goal" label="目标次数">
          <InputNumber min={1} precision={0} />
        </RequiredItem>
      )}
      <ReasonField />
    </>
  )
}
