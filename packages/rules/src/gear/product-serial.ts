/** A product number in the form that is compared: upper-case, without spaces and dashes. */
export function normaliseSerial(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}

/** Whether a normalised text has the general form of a product number. */
const isSerial = (serial: string): boolean => /^[0-9A-Z]{5,16}$/.test(serial)

const shape = /^[0-9A-Z#@*]{5,16}$/

/**
 * Whether staff may store a pattern of product numbers: alternatives separated by `|`, of literal characters, `#` for a
 * digit, `@` for a letter and `*` for either. It is not a regular expression, which could take minutes.
 */
export function isSerialPattern(pattern: string): boolean {
  return pattern.length <= 100 && pattern.split('|').every((one) => shape.test(one))
}

/** Whether a normalised number matches the pattern of a product. */
export function matchesSerial(pattern: string, serial: string): boolean {
  return isSerial(serial) && pattern.split('|').some((one) => matchesOne(one, serial))
}

function matchesOne(pattern: string, serial: string): boolean {
  if (pattern.length !== serial.length) return false
  return [...pattern].every((sign, at) => matchesSign(sign, serial.charAt(at)))
}

function matchesSign(sign: string, character: string): boolean {
  const isDigit = character >= '0' && character <= '9'
  if (sign === '#') return isDigit
  if (sign === '@') return !isDigit
  return sign === '*' || sign === character
}

const signNames: Record<string, string> = { '#': '数字', '@': '字母', '*': '数字或字母' }

/** A pattern in words: `CL##########` is 以 CL 开头，后接 10 位数字. */
export function describeSerial(pattern: string): string {
  return pattern
    .split('|')
    .map(describeOne)
    .join('，或者')
    .replace(/或者(\d)/g, '或者 $1')
}

function describeOne(pattern: string): string {
  const runs = [...pattern.matchAll(/#+|@+|\*+|[0-9A-Z]+/g)].map(([run]) => run)
  const words = runs.map((run, place) => {
    const name = signNames[run.charAt(0)]
    if (name !== undefined) return `${run.length} 位${name}`
    return place === 0 ? `以 ${run} 开头` : run
  })
  return words.join('，后接 ')
}

/** The part of a product number that others may see. */
export const serialEnd = (serial: string): string => serial.slice(-3)
