import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { DayField } from '../../parts/fields/day-field.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit, type RowEdit } from '../../parts/tables/row-edit.ts'
import { TextFields } from './text-fields.tsx'

/** Texts that medals and frames have. */
export interface ArtTexts extends Reasoned {
  name: string
  conditionText: string
}

/** Requirements of medals and frames, effective from a day. */
interface Rule {
  effectiveOn: string
  goal: number
  isCurrent: boolean
  version: number
}

/** Input of staff for a rule. */
export interface GivenRule extends Reasoned {
  effectiveOn: string
  goal: number
}

interface TextAct<V, A> {
  name: string
  initialValues: Partial<V>
  write: RowEdit<V, A>
  /** Fields that frames do not have. */
  more?: ReactNode
}

/** Changes the texts of a medal or frame. */
export const textAct = <V, A>({ name, initialValues, write, more }: TextAct<V, A>) => ({
  title: `修改 · ${name}`,
  after: '从现在起生效，已经获得的会员看到的也会改变。',
  submitText: '保存',
  fields: (
    <>
      <TextFields />
      {more}
      <ReasonField />
    </>
  ),
  initialValues,
  write,
  done: '已保存',
})

interface RuleAct<R extends Rule, V, A> {
  name: string
  /** The noun for the rule. */
  noun: string
  rule: R
  valuesOf: (rule: R) => Partial<V>
  write: RowEdit<V, A>
  /** Fields that medals do not have. */
  more?: ReactNode
}

/** Changes a rule from a day on. */
export function ruleAct<R extends Rule, V extends GivenRule, A>({
  name,
  noun,
  rule,
  valuesOf,
  write,
  more,
}: RuleAct<R, V, A>) {
  const { effectiveOn: day, ...rest } = valuesOf(rule)
  return {
    title: `修改${noun} · ${name}`,
    submitText: '保存',
    fields: (
      <>
        <RequiredItem name="effectiveOn" label="生效日" extra="从这一天 0 点起，今天或以后；已获得的不变">
          <DayField />
        </RequiredItem>
        <RequiredItem name="goal" label="门槛">
          <InputNumber min={1} max={10_000_000} precision={0} style={{ width: 160 }} />
        </RequiredItem>
        {more}
        <ReasonField />
      </>
    ),
    // The day of the current rule is in the past, so staff choose the day of the change.
    initialValues: rule.isCurrent ? rest : { ...rest, effectiveOn: day },
    write,
    done: '已保存',
  }
}

/** Takes a change of a rule back that has not taken effect. */
export const removalAct = <A,>({
  name,
  noun,
  rule: { effectiveOn },
  write,
}: {
  name: string
  noun: string
  rule: Rule
  write: (given: Reasoned) => Promise<A>
}) => ({
  title: `取消修改 · ${name}`,
  after: `${effectiveOn} 起的${noun}不再生效，之前的继续。`,
  submitText: '取消这次修改',
  write,
  done: '已取消',
})

interface RuleEdit<R extends Rule, V extends GivenRule, A> {
  rule: R
  /** The stored rule from a day on. */
  find: (day: string) => Promise<R | undefined>
  valuesOf: (rule: R) => Partial<V>
  describe: (given: Partial<V>) => Record<string, string>
  save: (given: V, version: number) => Promise<A>
}

/** The change of a rule, which two people may make concurrently. */
export function editRule<R extends Rule, V extends GivenRule, A>({
  rule,
  find,
  valuesOf,
  describe,
  save,
}: RuleEdit<R, V, A>) {
  // Another day has a separate row, which another person may have created in the meantime.
  let day = rule.effectiveOn
  return rowEdit({
    row: rule,
    load: () => find(day),
    valuesOf,
    describe: (given: Partial<V>) => ({
      生效日: given.effectiveOn ?? '',
      门槛: String(given.goal ?? ''),
      ...describe(given),
    }),
    save: (given: V, { effectiveOn, version }) => {
      day = given.effectiveOn
      return save(given, day === effectiveOn ? version : 0)
    },
  })
}
