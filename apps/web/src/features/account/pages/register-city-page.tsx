import { ChoiceTiles, IrisLoader } from '@guangquan/ui'
import { Navigate } from '../../../platform/routing/link.tsx'
import { areasOf } from '../../../shared/area/area-names.ts'
import { useAreas } from '../../../shared/area/use-areas.ts'
import { OptionalStep } from '../components/optional-step.tsx'
import { changeDraft, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** 注册, step 7-1: the city, then its district. */
export default function RegisterCityPage() {
  const place = useRegisterStep('7-1')
  const areas = useAreas()
  const { area } = useRegisterDraft()
  if (place.elsewhere !== undefined) return <Navigate to={place.elsewhere} replace />
  const [province, city] = areasOf(areas.data ?? [], area)

  return (
    <OptionalStep
      step="7-1"
      place={place}
      title="选择城市 / 区县"
      lead={province === undefined ? '正在载入' : `在${province.name}的哪里，可以只选到市`}
      onSkip={() => changeDraft({ area: area.slice(0, 1) })}
    >
      {areas.isPending ? <IrisLoader /> : null}
      {areas.isError ? <LoadError of={areas} /> : null}
      {province === undefined || province.children.length === 0 ? null : (
        <ChoiceTiles
          label="城市"
          options={province.children.map(({ code, name }) => ({ value: code, label: name }))}
          value={city?.code ?? null}
          onChange={(code) => changeDraft({ area: [province.code, code] })}
        />
      )}
      {province === undefined || city === undefined || city.children.length === 0 ? null : (
        <ChoiceTiles
          label="区县"
          options={city.children.map(({ code, name }) => ({ value: code, label: name }))}
          value={area[2] ?? null}
          onChange={(code) => changeDraft({ area: [province.code, city.code, code] })}
        />
      )}
    </OptionalStep>
  )
}
