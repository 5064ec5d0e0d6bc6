import type { StaffMedalGoal, StaffMedalItem } from '@guangquan/contract'
import { medalTitle } from '@guangquan/contract/achievement/achievement.words'
import { Form, Switch } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { editRule, removalAct, ruleAct, textAct, type ArtTexts, type GivenRule } from './art-acts.tsx'

export type MedalAct =
  | { kind: 'text'; medal: StaffMedalItem }
  | { kind: 'goal' | 'remove'; medal: StaffMedalItem; goal: StaffMedalGoal }

interface MedalTexts extends ArtTexts {
  hidden: boolean
}

const changed = [api.StaffMedal.GetList]
const noun = '门槛'
const hiddenLabel = '获得前显示为 ???'
const loadMedal = (id: string) => findRow(api.StaffMedal.GetList, {}, id)

/** Changes the texts of a medal, a goal from a day on, or takes such a change back. */
export function MedalDialogs({ act, onClose }: { act: MedalAct | null; onClose: () => void }) {
  const common = { changed, onClose }
  return (
    <>
      <ActDialog act={act?.kind === 'text' ? textsOfMedal(act.medal) : null} {...common} />
      <ActDialog act={act?.kind === 'goal' ? changedGoal(act.medal, act.goal) : null} {...common} />
      <ActDialog act={act?.kind === 'remove' ? removedGoal(act.medal, act.goal) : null} {...common} />
    </>
  )
}

const textsOf = ({ name, conditionText, hidden }: StaffMedalItem): Partial<MedalTexts> => ({
  name,
  conditionText,
  hidden,
})

const textsOfMedal = (medal: StaffMedalItem) =>
  textAct({
    name: medal.name,
    initialValues: textsOf(medal),
    write: rowEdit({
      row: medal,
      load: () => loadMedal(medal.id),
      valuesOf: textsOf,
      describe: ({ name = '', conditionText = '', hidden }: Partial<MedalTexts>) => ({
        名称: name,
        获得条件: conditionText,
        [hiddenLabel]: hidden === true ? '是' : '否',
      }),
      save: (given: MedalTexts, { id, version }): Promise<unknown> =>
        write(api.StaffMedal.Save, { ...given, id, version }),
    }),
    more: (
      <Form.Item name="hidden" label={hiddenLabel} valuePropName="checked">
        <Switch />
      </Form.Item>
    ),
  })

const valuesOf = ({ effectiveOn, goal }: StaffMedalGoal): Partial<GivenRule> => ({ effectiveOn, goal })

const changedGoal = ({ id, name }: StaffMedalItem, goal: StaffMedalGoal) =>
  ruleAct({
    name: medalTitle(name, goal.tier),
    noun,
    rule: goal,
    valuesOf,
    write: editRule({
      rule: goal,
      find: async (day) =>
        (await loadMedal(id))?.goals.find((one) => one.tier === goal.tier && one.effectiveOn === day),
      valuesOf,
      describe: () => ({}),
      save: (given: GivenRule, version): Promise<unknown> =>
        write(api.StaffMedal.SaveGoal, { id, tier: goal.tier, ...given, version }),
    }),
  })

const removedGoal = ({ id, name }: StaffMedalItem, goal: StaffMedalGoal) =>
  removalAct({
    name: medalTitle(name, goal.tier),
    noun,
    rule: goal,
    write: ({ reason }) => {
      const { tier, effectiveOn, version } = goal
      return write(api.StaffMedal.RemoveGoal, { id, tier, effectiveOn, version, reason })
    },
  })
