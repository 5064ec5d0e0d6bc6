import type { Area } from '@guangquan/contract/shapes/area'
import { abroadAreaCode } from '@guangquan/contract/shapes/area'
import { Button, Checkbox, Field, Later, Select, Skeleton } from '@guangquan/ui'
import { areasOf } from './area-names.ts'
import { useAreas } from './use-areas.ts'

const levelNames = ['省份', '城市', '区县']

interface AreaFieldsProps {
  label: string
  /** Codes of province, city and district, as far as chosen; `['000000']`: abroad. */
  value: readonly string[]
  onChange: (codes: string[]) => void
  /** Offers 使用其他国家/地区. */
  abroad?: boolean
  error?: string | null
}

/** Province, city and district in three selects, each depending on the previous one. */
export function AreaFields({ label, value, onChange, abroad = false, error }: AreaFieldsProps) {
  const areas = useAreas()
  const isAbroad = value[0] === abroadAreaCode
  if (areas.isPending) {
    return (
      <Field group label={label}>
        <Later>
          <div className="flex flex-col gap-2">
            {isAbroad ? null : (
              <div className="grid gap-2 sm:grid-cols-3">
                {levelNames.slice(0, value.length + 1).map((name) => (
                  <Skeleton key={name} height="48px" />
                ))}
              </div>
            )}
            {abroad ? <Skeleton width="180px" height="44px" /> : null}
          </div>
        </Later>
      </Field>
    )
  }
  if (areas.data === undefined) {
    return (
      <Field group label={label} error="地区列表没有载入">
        <Button kind="line" busy={areas.isFetching} onClick={() => void areas.refetch()}>
          重试
        </Button>
      </Field>
    )
  }
  return (
    <Field group label={label} error={error}>
      <div className="flex flex-col gap-2">
        {isAbroad ? null : <Lists areas={areas.data} codes={value} onChange={onChange} />}
        {abroad ? (
          <Checkbox
            label="使用其他国家/地区"
            checked={isAbroad}
            onChange={({ target }) => onChange(target.checked ? [abroadAreaCode] : [])}
          />
        ) : null}
      </div>
    </Field>
  )
}

function Lists({
  areas,
  codes,
  onChange,
}: {
  areas: readonly Area[]
  codes: readonly string[]
  onChange: (codes: string[]) => void
}) {
  const chosen = areasOf(areas, codes)
  const levels = [areas, chosen[0]?.children ?? [], chosen[1]?.children ?? []]
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {levels.map((level, place) =>
        level.length === 0 ? null : (
          <Select
            key={levelNames[place]}
            aria-label={levelNames[place]}
            placeholder={levelNames[place] ?? ''}
            options={level.map(({ code, name }) => ({ value: code, label: name }))}
            value={chosen[place]?.code ?? null}
            onChange={(code) => onChange([...codes.slice(0, place), code])}
          />
        ),
      )}
    </div>
  )
}
