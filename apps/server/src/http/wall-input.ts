const sorts = ['new', 'hot']
const textKeys = ['topicId', 'cameraId', 'lensId']
const numberKeys = ['fMin', 'fMax', 'focalMin', 'focalMax', 'isoMin', 'isoMax', 'secMin', 'secMax']

/** Names in the wall's address that it reads. */
export const wallNames = ['sort', ...textKeys, ...numberKeys]

/**
 * The photo wall's filter as its address carries it. The site reads its address by the same rule, names in the same
 * order: the page's first answer is found by the text of its input.
 */
export function readWallInput(search: URLSearchParams): Record<string, string | number> {
  const input: Record<string, string | number> = {}
  const sort = search.get('sort') ?? ''
  if (sorts.includes(sort)) input['sort'] = sort
  for (const key of textKeys) {
    const value = search.get(key) ?? ''
    if (value !== '') input[key] = value
  }
  for (const key of numberKeys) {
    const value = Number(search.get(key) ?? Number.NaN)
    if (Number.isFinite(value)) input[key] = value
  }
  return input
}
