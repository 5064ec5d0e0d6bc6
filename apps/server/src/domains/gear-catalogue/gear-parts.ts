// Chinese and other letters are separate words without a space between them: 佳能5D3.
const boundary = /[ /]|(?<=\p{Script=Han})(?=[^\p{Script=Han}])|(?<=[^\p{Script=Han}])(?=\p{Script=Han})/u

/** The words of a folded text: `50/1.4` and `佳能 5d3` have two. */
export function partsOf(folded: string): string[] {
  return folded.split(boundary).filter((part) => part !== '')
}

/** Whether a folded name contains every part. */
export function hasEveryPart(name: string, parts: readonly string[]): boolean {
  return parts.every((part) => hasPart(name, part))
}

/**
 * Whether a folded name contains a part. Numbers are not cut, 50 is not in 150mm; words are not begun in their middle,
 * x100 is not in GFX100, but f2.8 is in 27mmF2.8; a single letter is a word.
 */
export function hasPart(name: string, part: string): boolean {
  for (let at = name.indexOf(part); at >= 0; at = name.indexOf(part, at + 1)) {
    const [before = '', after = ''] = [name[at - 1], name[at + part.length]]
    const cutsNumber = cuts(digit, before, part[0]) || cuts(digit, part.at(-1), after)
    const cutsWord = cuts(letter, before, part[0]) && !aperture.test(part)
    const isPrefix = part.length === 1 && cuts(letter, part, after)
    if (!cutsNumber && !cutsWord && !isPrefix) return true
  }
  return false
}

const digit = /[\d.]/
const letter = /[a-z]/
const aperture = /^f[\d.]+$/

const cuts = (sign: RegExp, before = '', after = '') => sign.test(before) && sign.test(after)
