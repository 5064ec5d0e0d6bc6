import { abroadAreaCode } from '@guangquan/contract/shapes/area'
import { Checkbox, ChoiceTiles, IrisLoader } from '@guangquan/ui'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useState } from 'react'
import { areasOf } from '../../../shared/area/area-names.ts'
import { useAreas } from '../../../shared/area/use-areas.ts'
import { OptionalStep } from '../components/optional-step.tsx'
import { changeDraft, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** 注册, step 7: the province, or a place that is not in the list. */
export default function RegisterProvincePage() {
  const place = useRegisterStep(7)
  const areas = useAreas()
  const { area } = useRegisterDraft()
  const [error, setError] = useState<string | null>(null)
  if (place.elsewhere !== undefined) return <Navigate to={place.elsewhere} replace />
  const isAbroad = area[0] === abroadAreaCode
  const province = areasOf(areas.data ?? [], area)[0]

  return (
    <OptionalStep
      step={7}
      place={place}
      title="所在地区"
      lead="显示在你的主页上，随时可以改"
      next={isAbroad || province?.children.length === 0 ? 8 : '7-1'}
      onNext={() => {
        if (area.length === 0) setError('请选择所在地区，或跳过这一步')
        return area.length > 0
      }}
      onSkip={() => changeDraft({ area: [] })}
    >
      {areas.isPending ? <IrisLoader /> : null}
      {areas.isError ? <LoadError of={areas} /> : null}
      {areas.data === undefined ? null : (
        <ChoiceTiles
          label="省份"
          labelHidden
          compact
          error={error}
          options={areas.data.map(({ code, name }) => ({ value: code, label: shortName(name) }))}
          value={area[0] ?? null}
          onChange={(code) => {
            setError(null)
            // The city is kept only if the province is unchanged.
            changeDraft({ area: code === area[0] ? area : [code] })
          }}
        />
      )}
      <Checkbox
        label="使用其他国家/地区"
        checked={isAbroad}
        onChange={({ target }) => {
          setError(null)
          changeDraft({ area: target.checked ? [abroadAreaCode] : [] })
        }}
      />
    </OptionalStep>
  )
}

/** `内蒙古` for `内蒙古自治区`. */
function shortName(name: string): string {
  return name.replace(/(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/, '')
}
