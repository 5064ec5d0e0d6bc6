const words = new Intl.Segmenter('zh', { granularity: 'word' })
/**
 * Characters that never begin a line, such as a full stop, and those that never end one, such as an opening quotation
 * mark.
 */
const [closing, opening] = [/^[\p{Pe}\p{Pf}\p{Po}]/u, /[\p{Ps}\p{Pi}]$/u]

/** Breaks a text into lines between words. A word that is wider than a line breaks anywhere. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    let used = 0
    for (const piece of piecesOf(paragraph).flatMap((one) => (measure(one) > width ? [...one] : [one]))) {
      const own = measure(piece)
      const isNext = used > 0 && used + own > width
      // A space at the end takes no room: the next word does not fit anyway.
      if (isNext && piece.trim() === '') continue
      if (isNext) lines.push('')
      lines[lines.length - 1] += piece
      used = isNext ? own : used + own
    }
    return lines.map((line) => line.trimEnd())
  })
}

/** Words with adjacent punctuation. */
function piecesOf(paragraph: string): string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(paragraph)) {
    const last = pieces.at(-1)
    if (last !== undefined && (closing.test(segment) || opening.test(last)))
      pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}
