import { AreaFields } from '../../../../shared/area/area-fields.tsx'
import { isWholeArea } from '../../../../shared/area/area-names.ts'
import { useAreas } from '../../../../shared/area/use-areas.ts'
import type { AnswerProps } from './answer-props.ts'

const levels = 3

/** Province, city and district; if a level does not exist, the code above is repeated, as in addresses. */
export function AreaAnswer({ answer, onChange }: AnswerProps) {
  const areas = useAreas()
  function choose(codes: string[]) {
    const last = codes.at(-1)
    const isWhole = last !== undefined && isWholeArea(areas.data ?? [], codes)
    const repeated = isWhole ? Array.from({ length: levels - codes.length }, () => last) : []
    onChange({ choices: [...codes, ...repeated] })
  }
  return <AreaFields label="地区" value={[...new Set(answer.choices)]} onChange={choose} />
}
