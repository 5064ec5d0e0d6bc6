import type { BrandColours } from '@guangquan/contract'

/** Backgrounds on which brand colours appear: design tokens of both themes. */
export const grounds = {
  light: { wall: '#f3f5f4', surface: '#ffffff', sunk: '#e8ecea' },
  dark: { wall: '#0d0f10', surface: '#16191b', sunk: '#1d2123' },
} as const

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
const minContrast = { text: 4.5, graphic: 3 } as const

type Channels = readonly [number, number, number]

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const colourOf = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** A mixture with `share` of the first colour. */
function mix(colour: string, ground: string, share: number): string {
  const [red, green, blue] = channelsOf(colour)
  const [r, g, b] = channelsOf(ground)
  const part = (one: number, other: number) => one * share + other * (1 - share)
  return colourOf([part(red, r), part(green, g), part(blue, b)])
}

/** Subtle backgrounds in the brand's colour. */
export const softOf = ({ fill, graphicDark }: Pick<BrandColours, 'fill' | 'graphicDark'>) => ({
  light: mix(fill, '#ffffff', 0.18),
  dark: mix(graphicDark, grounds.dark.wall, 0.13),
})

/** A brand colour and the background it must be distinguishable from. */
export interface ContrastCheck {
  colour: keyof BrandColours
  ratio: number
  min: number
}

/** Each colour on the background with the least contrast. */
export function contrastChecks(colours: BrandColours): ContrastCheck[] {
  const soft = softOf(colours)
  const lights = Object.values(grounds.light)
  const darks = Object.values(grounds.dark)
  const on = (colour: keyof BrandColours, against: readonly string[], min: number): ContrastCheck => ({
    colour,
    ratio: Math.min(...against.map((ground) => contrast(colours[colour], ground))),
    min,
  })
  return [
    on('onFill', [colours.fill], minContrast.text),
    on('graphic', lights, minContrast.graphic),
    on('text', [...lights, soft.light], minContrast.text),
    on('graphicDark', darks, minContrast.graphic),
    on('textDark', [...darks, soft.dark], minContrast.text),
  ]
}

const whatFor: Record<keyof BrandColours, string> = {
  fill: '主色',
  onFill: '主色上的文字',
  graphic: '浅色主题的图标',
  text: '浅色主题的文字和链接',
  graphicDark: '深色主题的图标',
  textDark: '深色主题的文字和链接',
}

/** Colours with too little contrast, each with a sentence. */
export function contrastFaults(colours: BrandColours): { colour: keyof BrandColours; sentence: string }[] {
  return contrastChecks(colours)
    .filter(({ ratio, min }) => ratio < min)
    .map(({ colour, ratio, min }) => ({
      colour,
      sentence: `${whatFor[colour]}看不清：对比度只有 ${floor(ratio)}，至少要 ${min}`,
    }))
}

// 4.49 must not be shown as the required 4.5.
const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toString()

/** The contrast of derived colours: above the minimum where that does not change the brand's colour. */
const derivedContrast = { graphic: 3, text: 5, graphicDark: 4.5, textDark: 7 } as const

/** A set of colours with sufficient contrast, derived from the brand's colour. */
export function deriveColours(fill: string): BrandColours {
  // One of black and white is always readable.
  const onFill =
    [mix(fill, '#000000', 0.12), '#ffffff'].find((one) => contrast(fill, one) >= minContrast.text) ??
    '#000000'
  const lights = Object.values(grounds.light)
  const darks = Object.values(grounds.dark)
  const graphicDark = shift(fill, '#ffffff', { against: darks, min: derivedContrast.graphicDark })
  const soft = softOf({ fill, graphicDark })
  return {
    fill,
    onFill,
    graphic: shift(fill, '#000000', { against: lights, min: derivedContrast.graphic }),
    text: shift(fill, '#000000', { against: [...lights, soft.light], min: derivedContrast.text }),
    graphicDark,
    textDark: shift(graphicDark, '#ffffff', {
      against: [...darks, soft.dark],
      min: derivedContrast.textDark,
    }),
  }
}

/** The colour, mixed with black or white until its contrast suffices. */
function shift(
  colour: string,
  towards: string,
  { against, min }: { against: readonly string[]; min: number },
): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const shifted = mix(colour, towards, share)
    if (against.every((ground) => contrast(shifted, ground) >= min)) return shifted
  }
  return towards
}
