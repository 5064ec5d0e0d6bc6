/** Attributes of an element as text; undefined ones are left out. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const text = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${numberText(value)}"`]))
    .join('')
  return content === '' ? `<${name}${text}/>` : `<${name}${text}>${content}</${name}>`
}

/** A number as short as it may be at this size: two decimals. */
function numberText(value: string | number): string {
  return typeof value === 'string' ? value : String(Math.round(value * 100) / 100)
}

/** The point at an angle in degrees, clockwise from the top. */
export function polar(centre: number, radius: number, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)]
}

/** A point in the data of a path. */
export const at = ([x, y]: readonly [number, number]): string => `${numberText(x)} ${numberText(y)}`

/** `[0, …, count - 1]` made into text and joined. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('')
}

/** Stops of a gradient, evenly spread. */
export function stops(colors: readonly string[]): string {
  return colors
    .map((color, place) => tag('stop', { offset: place / (colors.length - 1), 'stop-color': color }))
    .join('')
}

/** An arc of a circle as the data of a path, clockwise. */
export function arc(centre: number, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return `M${at(polar(centre, radius, from))}A${radius} ${radius} 0 ${large} 1 ${at(polar(centre, radius, to))}`
}
