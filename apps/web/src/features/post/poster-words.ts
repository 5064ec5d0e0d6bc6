import type { PublishCard } from '@guangquan/contract'

/** Width of a text at a font size, px. */
export type Measure = (text: string, line: Pick<PosterLine, 'kind' | 'size'>) => number

/** One line of text; `middle` is the distance of its middle from the upper edge. */
export interface PosterLine {
  kind: 'title' | 'text' | 'option'
  text: string
  /** Font size, px. */
  size: number
  middle: number
}

interface Words {
  lines: PosterLine[]
  /** Frames of the options, px from the upper edge. */
  boxes: { top: number; height: number }[]
  /** Total height, px. */
  height: number
}

const above = 96
const between = 48
const option = { height: 84, gap: 20, inset: 32 }

/**
 * Lays out the poster of a post without pictures: title, text, and the options of a vote. Pure: the caller measures and
 * draws.
 * @param width of a line, px
 */
export function layoutWords(
  post: Pick<PublishCard, 'title' | 'summary' | 'vote'>,
  width: number,
  measure: Measure,
): Words {
  const lines: PosterLine[] = []
  let top = above
  const write = (kind: 'title' | 'text', text: string, max: number, font: { size: number; high: number }) => {
    const written = breakLines(text, { width, max }, (part) => measure(part, { kind, size: font.size }))
    for (const [place, part] of written.entries()) {
      lines.push({ kind, text: part, size: font.size, middle: top + (place + 0.5) * font.high })
    }
    if (written.length > 0) top += written.length * font.high + between
  }
  write('title', post.title, 4, { size: 60, high: 84 })
  write('text', post.summary, 6, { size: 34, high: 56 })
  const boxes = (post.vote?.options ?? []).map(({ text }, place) => {
    const at = top + place * (option.height + option.gap)
    const room = { width: width - 2 * option.inset, max: 1 }
    const [shown = ''] = breakLines(text, room, (part) => measure(part, { kind: 'option', size: 34 }))
    lines.push({ kind: 'option', text: shown, size: 34, middle: at + option.height / 2 })
    return { top: at, height: option.height }
  })
  const end = boxes.at(-1)
  return { lines, boxes, height: end === undefined ? top : end.top + end.height + between }
}

/** Padding of an option's text inside its frame, px. */
export const optionInset = option.inset

/** Breaks a text into lines that fit; overflow of the last line ends in an ellipsis. */
export function breakLines(
  text: string,
  { width, max }: { width: number; max: number },
  measure: (text: string) => number,
): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n').filter((part) => part.trim() !== '')) {
    let line = ''
    for (const { segment } of graphemes.segment(paragraph)) {
      if (line !== '' && measure(line + segment) > width) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
    lines.push(line)
  }
  const last = lines[max - 1]
  if (lines.length <= max || last === undefined) return lines
  const stored = [...graphemes.segment(last)].map(({ segment }) => segment)
  while (stored.length > 0 && measure(`${stored.join('')}…`) > width) stored.pop()
  return [...lines.slice(0, max - 1), `${stored.join('')}…`]
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
