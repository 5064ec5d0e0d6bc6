import type { StaffFrameItem, StaffFrameRule } from '@guangquan/contract'
import { Form, InputNumber } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { editRule, removalAct, ruleAct, textAct, type ArtTexts, type GivenRule } from './art-acts.tsx'

export type FrameAct =
  | { kind: 'text'; frame: StaffFrameItem }
  | { kind: 'rule' | 'remove'; frame: StaffFrameItem; rule: StaffFrameRule }

interface GivenFrameRule extends GivenRule {
  validDays?: number | null
}

const changed = [api.StaffFrame.GetList]
const noun = '规则'
const loadFrame = (id: string) => findRow(api.StaffFrame.GetList, {}, id)

/** Changes the texts of a frame, its rule from a day on, or takes such a change back. */
export function FrameDialogs({ act, onClose }: { act: FrameAct | null; onClose: () => void }) {
  const common = { changed, onClose }
  return (
    <>
      <ActDialog act={act?.kind === 'text' ? textsOfFrame(act.frame) : null} {...common} />
      <ActDialog act={act?.kind === 'rule' ? changedRule(act.frame, act.rule) : null} {...common} />
      <ActDialog act={act?.kind === 'remove' ? removedRule(act.frame, act.rule) : null} {...common} />
    </>
  )
}

const textsOf = ({ name, conditionText }: StaffFrameItem): Partial<ArtTexts> => ({ name, conditionText })

const textsOfFrame = (frame: StaffFrameItem) =>
  textAct({
    name: frame.name,
    initialValues: textsOf(frame),
    write: rowEdit({
      row: frame,
      load: () => loadFrame(frame.id),
      valuesOf: textsOf,
      describe: ({ name = '', conditionText = '' }: Partial<ArtTexts>) => ({
        名称: name,
        获得条件: conditionText,
      }),
      save: (given: ArtTexts, { id, version }): Promise<unknown> =>
        write(api.StaffFrame.Save, { ...given, id, version }),
    }),
  })

const valuesOf = ({ effectiveOn, goal, validDays }: StaffFrameRule): Partial<GivenFrameRule> => ({
  effectiveOn,
  goal,
  validDays,
})

const changedRule = ({ id, name }: StaffFrameItem, rule: StaffFrameRule) =>
  ruleAct({
    name,
    noun,
    rule,
    valuesOf,
    write: editRule({
      rule,
      find: async (day) => (await loadFrame(id))?.rules.find(({ effectiveOn }) => effectiveOn === day),
      valuesOf,
      describe: ({ validDays }: Partial<GivenFrameRule>) => ({
        有效天数: validDays == null ? '长期' : String(validDays),
      }),
      save: ({ validDays, ...given }: GivenFrameRule, version): Promise<unknown> =>
        write(api.StaffFrame.SaveRule, { id, ...given, validDays: validDays ?? null, version }),
    }),
    more: (
      <Form.Item name="validDays" label="有效天数" extra="不填为长期有效">
        <InputNumber min={1} max={3650} precision={0} style={{ width: 160 }} />
      </Form.Item>
    ),
  })

const removedRule = ({ id, name }: StaffFrameItem, rule: StaffFrameRule) =>
  removalAct({
    name,
    noun,
    rule,
    write: ({ reason }) => {
      const { effectiveOn, version } = rule
      return write(api.StaffFrame.RemoveRule, { id, effectiveOn, version, reason })
    },
  })
