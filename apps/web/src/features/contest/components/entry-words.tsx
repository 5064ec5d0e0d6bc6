import { ApiError } from '@guangquan/client'
import type { ContestDetail } from '@guangquan/contract'
import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Checkbox, Field, LengthText, RadioGroup, Select, TextInput } from '@guangquan/ui'
import type { Ref } from 'react'
import { openTerms, termsNames } from '../../../shared/sign-in/terms.ts'
import { PlaceField } from '../../compose/index.ts'
import type { EntryFields } from '../entry-fields.ts'

interface EntryWordsProps {
  contest: ContestDetail
  fields: EntryFields
  titleRef: Ref<HTMLInputElement>
  error: unknown
  onChange: (part: Partial<EntryFields>) => void
}

const { entryTitle, story } = contestBounds
/** 比赛与活动条款 */
const contestTerms = 6

const aiChoices: readonly { value: EntryFields['aiMark']; label: string }[] = [
  { value: 1, label: '没有用' },
  { value: 2, label: '用 AI 辅助修过图' },
]

/** Group, title, story and place of an entry, and its author's declarations. */
export function EntryWords({ contest, fields, titleRef, error, onChange }: EntryWordsProps) {
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)
  return (
    <>
      {contest.groups.length < 2 ? null : (
        <Field label="组别" required error={wrong('groupId')}>
          <Select
            options={contest.groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={fields.groupId}
            onChange={(groupId) => onChange({ groupId })}
          />
        </Field>
      )}
      <Field
        label="作品名"
        required
        error={wrong('title')}
        counter={<LengthText length={writtenLength(fields.title)} limit={entryTitle.max} />}
      >
        <TextInput
          ref={titleRef}
          value={fields.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <PlaceField place={fields.place} error={wrong('place')} onChange={(place) => onChange({ place })} />
      <Field
        label="作品说明"
        optional
        error={wrong('text')}
        hint="评委会看到，请不要写姓名"
        counter={<LengthText length={writtenLength(fields.text)} limit={story} />}
      >
        <AutoTextarea
          minRows={3}
          maxRows={8}
          value={fields.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <RadioGroup
        label="AI 修图"
        error={wrong('aiMark')}
        options={aiChoices}
        value={fields.aiMark}
        onChange={(aiMark) => onChange({ aiMark })}
      />
      <Checkbox
        label="作品是我拍的，没有边框、水印和签名，我保留着原图"
        checked={fields.declares}
        onChange={({ target }) => onChange({ declares: target.checked })}
      />
      <div className="contest-agreement">
        <Checkbox
          label="我已阅读并同意"
          checked={fields.agrees}
          onChange={({ target }) => onChange({ agrees: target.checked })}
        />
        <button
          type="button"
          className="ui-link"
          aria-haspopup="dialog"
          onClick={() => openTerms(contestTerms)}
        >
          《{termsNames[contestTerms]}》
        </button>
      </div>
      <p className="contest-note">提交后可以在征稿截止前撤回。姓名和电话只在入围后填写。</p>
    </>
  )
}
