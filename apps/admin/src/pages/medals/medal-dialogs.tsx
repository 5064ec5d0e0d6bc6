import type { StaffMedalGoal, StaffMedalItem } from '@guangquan/contract'
import { medalTitle } from '@guangquan/contract/achievement-words'
import { Form, Input, InputNumber, Switch } from 'antd'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { RequiredItem } from '../../parts/required-item.tsx'
import { findRow, rowEdit } from '../../parts/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { TextFields } from './text-fields.tsx'

export type MedalAct =
  | { kind: 'text'; medal: StaffMedalItem }
  | { kind: 'goal' | 'remove'; medal: StaffMedalItem; goal: StaffMedalGoal }

interface Texts extends Reasoned {
  name: string
  conditionText: string
  hidden: boolean
}

interface GivenGoal extends Reasoned {
  effectiveOn: string
  goal: number
}

const changed = [api.StaffMedal.GetList]
const loadMedal = (id: string) => findRow(api.StaffMedal.GetList, {}, (one) => one.id === id)

/** Changes the texts of a medal, a goal from a day on, or takes such a change back. */
export function MedalDialogs({ act, onClose }: { act: MedalAct | null; onClose: () => void }) {
  return (
    <>
      <ActDialog
        act={
          act?.kind !== 'text'
            ? null
            : {
                title: `修改 · ${act.medal.name}`,
                after: '从现在起生效，已经获得的会员看到的也会改变。',
                submitText: '保存',
                fields: (
                  <>
                    <TextFields />
                    <Form.Item name="hidden" label="获得前显示为 ???" valuePropName="checked">
                      <Switch />
                    </Form.Item>
                    <ReasonField />
                  </>
                ),
                initialValues: textsOf(act.medal),
                write: editTexts(act.medal),
                done: '已保存',
              }
        }
        changed={changed}
        onClose={onClose}
      />
      <ActDialog
        act={
          act?.kind !== 'goal'
            ? null
            : {
                title: `修改门槛 · ${medalTitle(act.medal.name, act.goal.tier)}`,
                submitText: '保存',
                fields: goalFields,
                // What applies today has its day in the past: the day of the change is for staff to choose.
                initialValues: act.goal.isCurrent ? { goal: act.goal.goal } : goalOf(act.goal),
                write: editGoal(act.medal.id, act.goal),
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
                title: `取消修改 · ${medalTitle(act.medal.name, act.goal.tier)}`,
                after: `${act.goal.effectiveOn} 起的门槛不再生效，之前的继续。`,
                submitText: '取消这次修改',
                write: ({ reason }: Reasoned) => {
                  const { tier, effectiveOn, version } = act.goal
                  return write(api.StaffMedal.RemoveGoal, {
                    id: act.medal.id,
                    tier,
                    effectiveOn,
                    version,
                    reason,
                  })
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

const textsOf = ({ name, conditionText, hidden }: StaffMedalItem): Partial<Texts> => ({
  name,
  conditionText,
  hidden,
})

const editTexts = (medal: StaffMedalItem) =>
  rowEdit({
    row: medal,
    load: () => loadMedal(medal.id),
    valuesOf: textsOf,
    describe: ({ name = '', conditionText = '', hidden }: Partial<Texts>) => ({
      名称: name,
      获得条件: conditionText,
      '获得前显示为 ???': hidden === true ? '是' : '否',
    }),
    save: (given: Texts, { id, version }): Promise<unknown> =>
      write(api.StaffMedal.Save, { ...given, id, version }),
  })

const goalOf = ({ effectiveOn, goal }: StaffMedalGoal): Partial<GivenGoal> => ({ effectiveOn, goal })

function editGoal(id: string, goal: StaffMedalGoal) {
  // On another day it is a row of its own, which somebody else may have made meanwhile.
  let day = goal.effectiveOn
  return rowEdit({
    row: goal,
    load: async () =>
      (await loadMedal(id))?.goals.find((one) => one.tier === goal.tier && one.effectiveOn === day),
    valuesOf: goalOf,
    describe: ({ effectiveOn = '', goal: count }: Partial<GivenGoal>) => ({
      生效日: effectiveOn,
      门槛: String(count ?? ''),
    }),
    save: (given: GivenGoal, { tier, effectiveOn, version }): Promise<unknown> => {
      day = given.effectiveOn
      return write(api.StaffMedal.SaveGoal, {
        id,
        tier,
        ...given,
        version: day === effectiveOn ? version : 0,
      })
    },
  })
}

const goalFields = (
  <>
    <RequiredItem name="effectiveOn" label="生效日" extra="从这一天 0 点起，今天或以后；已获得的不变">
      <Input type="date" />
    </RequiredItem>
    <RequiredItem name="goal" label="门槛">
      <InputNumber min={1} max={10_000_000} precision={0} style={{ width: 160 }} />
    </RequiredItem>
    <ReasonField />
  </>
)
