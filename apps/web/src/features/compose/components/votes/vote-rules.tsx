import { voteLimits } from '@guangquan/contract/vote/vote.limits'
import { Field, RadioGroup, Select, Switch, TextInput } from '@guangquan/ui'
import { serverNow } from '../../../../platform/boot.ts'
import { endBlock, endTimeAfter, type VoteFields } from '../../vote-fields.ts'

interface VoteRulesProps {
  vote: VoteFields
  onChange: (change: (before: VoteFields) => VoteFields) => void
  /** The server's error about the end time. */
  error: string | null
}

const results = [
  { value: 1, label: '投票后可见' },
  { value: 2, label: '始终可见' },
  { value: 3, label: '结束后可见' },
]

/** Rules of a vote: number of choices, end, visibility of the result, and whether votes may be changed. */
export function VoteRules({ vote, onChange, error }: VoteRulesProps) {
  const set = (part: Partial<VoteFields>) => onChange((before) => ({ ...before, ...part }))
  const counts = vote.options.map((_, place) => place + 1)
  const { min, max } = voteLimits.endsAfterMs
  return (
    <>
      <Field label="每人可选">
        <Select
          options={counts.map((count) => ({
            value: count,
            label: count === 1 ? '单选' : `最多 ${count} 项`,
          }))}
          value={vote.max}
          onChange={(most) => set({ max: most })}
        />
      </Field>
      <Field
        label="截止时间"
        hint="1 小时到 30 天之间，北京时间"
        error={endBlock(vote.endTime, serverNow()) || error}
      >
        <TextInput
          type="datetime-local"
          value={inputTime(vote.endTime)}
          min={inputTime(endTimeAfter(serverNow() + min, 0))}
          max={inputTime(endTimeAfter(serverNow() + max, 0))}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (value !== '') set({ endTime: `${value.replace('T', ' ')}:00` })
          }}
        />
      </Field>
      <RadioGroup
        label="结果"
        options={results}
        value={vote.showResult}
        onChange={(showResult) => set({ showResult })}
      />
      <Switch
        between
        label="截止前可以改票"
        checked={vote.canChange}
        onChange={(event) => set({ canChange: event.currentTarget.checked })}
      />
      <p className="text-small text-ink-3">投票对所有人公开，别人看不到谁投了什么。</p>
    </>
  )
}

function inputTime(text: string): string {
  return text.slice(0, 16).replace(' ', 'T')
}
