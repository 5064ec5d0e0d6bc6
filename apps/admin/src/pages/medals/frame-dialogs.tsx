import type { StaffFrameItem, StaffFrameRule } from '@guangquan/contract'
import { Form, Input, InputNumber } from 'antd'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { RequiredItem } from '../../parts/required-item.tsx'
import { findRow, rowEdit } from '../../parts/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { TextFields } from './text-fields.tsx'

export type FrameAct =
  | { kind: 'text'; frame: StaffFrameItem }
  | { kind: 'rule' | 'remove'; frame: StaffFrameItem; rule: StaffFrameRule }

interface Texts extends Reasoned {
  name: string
  conditionText: string
}

interface GivenRule extends Reasoned {
  effectiveOn: string
  goal: number
  validDays?: number | null
}

const changed = [api.StaffFrame.GetList]
const loadFrame = (id: string) => findRow(api.StaffFrame.GetList, {}, (one) => one.id === id)

/** Changes the texts of a frame, its rule from a day on, or takes such a change back. */
export function FrameDialogs({ act, onClose }: { act: FrameAct | null; onClose: () => void }) {
  return (
    <>
      <ActDialog
        act={
          act?.kind !== 'text'
            ? null
            : {
                title: `修改 · ${act.frame.name}`,
                after: '从现在起生效，已经获得的会员看到的也会改变。',
                submitText: '保存',
                fields: (
                  <>
                    <TextFields />
                    <ReasonField />
                  </>
                ),
                initialValues: textsOf(act.frame),
                write: editTexts(act.frame),
                done: '已保存',
              }
        }
        changed={changed}
        onClose={onClose}
      />
      <ActDialog
        act={
          act?.kind !== 'rule'
            ? null
            : {
                title: `修改规则 · ${act.frame.name}`,
                submitText: '保存',
                fields: ruleFields,
                // What applies today has its day in the past: the day of the change is for staff to choose.
                initialValues: act.rule.isCurrent
                  ? { goal: act.rule.goal, validDays: act.rule.validDays }
                  : ruleOf(act.rule),
                write: editRule(act.frame.id, act.rule),
                done: '已保存',
              }
        }
        changed={changed}
        onClose={onClose}
      />
      <ActDialog
        act={
          act?.kind !== 'remove'
            ? null
            : {
                title: `取消修改 · ${act.frame.name}`,
                after: `${act.rule.effectiveOn} 起的规则不再生效，之前的继续。`,
                submitText: '取消这次修改',
                write: ({ reason }: Reasoned) => {
                  const { effectiveOn, version } = act.rule
                  return write(api.StaffFrame.RemoveRule, { id: act.frame.id, effectiveOn, version, reason })
                },
                done: '已取消',
              }
        }
        changed={changed}
        onClose={onClose}
      />
    </>
  )
}

const textsOf = ({ name, conditionText }: StaffFrameItem): Partial<Texts> => ({ name, conditionText })

const editTexts = (frame: StaffFrameItem) =>
  rowEdit({
    row: frame,
    load: () => loadFrame(frame.id),
    valuesOf: textsOf,
    describe: ({ name = '', conditionText = '' }: Partial<Texts>) => ({
      名称: name,
      获得条件: conditionText,
    }),
    save: (given: Texts, { id, version }): Promise<unknown> =>
      write(api.StaffFrame.Save, { ...given, id, version }),
  })

const ruleOf = ({ effectiveOn, goal, validDays }: StaffFrameRule): Partial<GivenRule> => ({
  effectiveOn,
  goal,
  validDays,
})

function editRule(id: string, rule: StaffFrameRule) {
  // On another day it is a row of its own, which somebody else may have made meanwhile.
  let day = rule.effectiveOn
  return rowEdit({
    row: rule,
    load: async () => (await loadFrame(id))?.rules.find(({ effectiveOn }) => effectiveOn === day),
    valuesOf: ruleOf,
    describe: ({ effectiveOn = '', goal, validDays }: Partial<GivenRule>) => ({
      生效日: effectiveOn,
      门槛: String(goal ?? ''),
      有效天数: validDays == null ? '长期' : String(validDays),
    }),
    save: ({ validDays, ...given }: GivenRule, { effectiveOn, version }): Promise<unknown> => {
      day = given.effectiveOn
      return write(api.StaffFrame.SaveRule, {
        id,
        ...given,
        validDays: validDays ?? null,
        version: day === effectiveOn ? version : 0,
      })
    },
  })
}

const ruleFields = (
  <>
    <RequiredItem name="effectiveOn" label="生效日" extra="从这一天 0 点起，今天或以后；已获得的不变">
      <Input type="date" />
    </RequiredItem>
    <RequiredItem name="goal" label="门槛">
      <InputNumber min={1} max={10_000_000} precision={0} style={{ width: 160 }} />
    </RequiredItem>
    <Form.Item name="validDays" label="有效天数" extra="不填为长期有效">
      <InputNumber min={1} max={3650} precision={0} style={{ width: 160 }} />
    </Form.Item>
    <ReasonField />
  </>
)
