import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { Button, Field, IconButton, TextInput } from '@guangquan/ui'
import { PlusIcon, TrashIcon } from '@guangquan/ui/icons'

interface GuestsFieldProps {
  max: number
  names: readonly string[]
  error: string | null
  onChange: (names: readonly string[]) => void
}

/** Who comes along: each takes a place. Their names are optional and seen by the organisers alone. */
export function GuestsField({ max, names, error, onChange }: GuestsFieldProps) {
  return (
    <Field
      group
      label="同行的人"
      optional
      counter={`${names.length}/${max}`}
      hint="每位占一个名额。名字可以不写，只有组织者看得到"
      error={error}
    >
      <ol className="event-rows">
        {names.map((name, place) => (
          // Guests have no identity but their place.
          <li key={place}>
            <TextInput
              aria-label={`同行的人 ${place + 1} 的名字`}
              placeholder={`同行的人 ${place + 1}`}
              maxLength={activityBounds.guestName}
              value={name}
              onChange={({ target }) =>
                onChange(names.map((one, index) => (index === place ? target.value : one)))
              }
            />
            <IconButton
              label={`不带同行的人 ${place + 1}`}
              icon={<TrashIcon size={18} />}
              onClick={() => onChange(names.filter((_, index) => index !== place))}
            />
          </li>
        ))}
      </ol>
      {names.length < max ? (
        <Button
          kind="line"
          size="small"
          icon={<PlusIcon size={18} aria-hidden />}
          onClick={() => onChange([...names, ''])}
        >
          带一位同行的人
        </Button>
      ) : null}
    </Field>
  )
}
