import { formatGearQuery, parseGearQuery, type GearRanges } from '@guangquan/rules/gear/gear-query'

/** The four exposure values to filter by, with the texts of their fields. */
export const gearFigures = [
  { key: 'f', label: '光圈', word: '光圈', from: '1.4', to: '2.8' },
  { key: 'focal', label: '焦距（mm）', word: '焦距', from: '24', to: '70' },
  { key: 'iso', label: 'ISO', word: 'ISO', from: '100', to: '6400' },
  { key: 'sec', label: '快门（秒）', word: '快门', from: '1/1000', to: '1/60' },
] as const

export type RangeTexts = Record<string, { from: string; to: string }>

/** Ranges as shown in the fields. */
export function textsOf(ranges: GearRanges): RangeTexts {
  const written = (one: GearRanges) => formatGearQuery({ words: '', ...one }).replace(/^[^:]+:(?:[<>]=)?/, '')
  const pair = (from: GearRanges, to: GearRanges) => ({ from: written(from), to: written(to) })
  return {
    f: pair({ fMin: ranges.fMin }, { fMax: ranges.fMax }),
    focal: pair({ focalMin: ranges.focalMin }, { focalMax: ranges.focalMax }),
    iso: pair({ isoMin: ranges.isoMin }, { isoMax: ranges.isoMax }),
    sec: pair({ secMin: ranges.secMin }, { secMax: ranges.secMax }),
  }
}

/** Parses the fields like the search box; on failure returns the key of the first invalid one. */
export function rangesOf(texts: RangeTexts): { ranges: GearRanges } | { wrong: string } {
  let ranges: GearRanges = {}
  for (const { key, word } of gearFigures) {
    const { from = '', to = '' } = texts[key] ?? {}
    const {
      words,
      camera: _camera,
      lens: _lens,
      conflict: _conflict,
      ...read
    } = parseGearQuery(conditionOf(word, from.trim(), to.trim()))
    if (words !== '') return { wrong: key }
    ranges = { ...ranges, ...read }
  }
  return { ranges }
}

// A span may be written from either end.
function conditionOf(word: string, from: string, to: string): string {
  if (from !== '' && to !== '') return `${word}:${from}-${to}`
  if (from !== '') return `${word}:>=${from}`
  return to === '' ? '' : `${word}:<=${to}`
}
