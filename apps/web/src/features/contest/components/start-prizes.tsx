import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { Button, Field, TextInput } from '@guangquan/ui'
import type { StartFields } from '../start-fields.ts'

interface StartPrizesProps {
  prizes: StartFields['prizes']
  error: string | null
  onChange: (prizes: StartFields['prizes']) => void
}

/** The prizes of a contest in words, in the order in which they are given. */
export function StartPrizes({ prizes, error, onChange }: StartPrizesProps) {
  const set = (place: number, part: Partial<StartFields['prizes'][number]>) =>
    onChange(prizes.map((prize, index) => (index === place ? { ...prize, ...part } : prize)))
  return (
    <Field group label="奖项" hint="按次序给；不设奖项也可以" error={error}>
      <ul className="contest-start-prizes">
        {prizes.map(({ name, count, description }, place) => (
          <li key={place}>
            <TextInput
              aria-label={`第 ${place + 1} 个奖项的名称`}
              placeholder="名称"
              value={name}
              onChange={({ target }) => set(place, { name: target.value })}
            />
            <TextInput
              aria-label={`第 ${place + 1} 个奖项有几个`}
              inputMode="numeric"
              digits
              value={count}
              onChange={({ target }) => set(place, { count: target.value.trim() })}
            />
            <TextInput
              aria-label={`第 ${place + 1} 个奖项的奖品`}
              placeholder="奖品"
              value={description}
              onChange={({ target }) => set(place, { description: target.value })}
            />
            <Button
              kind="text"
              size="small"
              aria-label={`去掉第 ${place + 1} 个奖项`}
              onClick={() => onChange(prizes.filter((_, index) => index !== place))}
            >
              去掉
            </Button>
          </li>
        ))}
      </ul>
      {prizes.length >= contestBounds.startedPrizes ? null : (
        <Button
          kind="line"
          size="small"
          onClick={() => onChange([...prizes, { name: '', count: '1', description: '' }])}
        >
          加一个奖项
        </Button>
      )}
    </Field>
  )
}
