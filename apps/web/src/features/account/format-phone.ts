// Numbers copied from address books are often surrounded by invisible direction marks.
const marks = /\p{Cf}/gu
const separators = /[\s().\u2010-\u2015-]/g

/**
 * Groups a phone number: `138 0013 2048`. Removes +86 and separators. A number that cannot be a mainland one is left as
 * it was: cut to eleven digits it would be someone else's.
 */
export function formatPhone(text: string): string {
  const shown = text.replace(marks, '').normalize('NFKC')
  const written = shown.replace(separators, '')
  // Without a plus sign, 86 is taken as the country code only before a mobile number.
  const national = written.replace(/^(?:(?:\+|00)86(?=\d)|86(?=1))/, '')
  if (!/^\d{0,11}$/.test(national) || national.startsWith('00')) return shown
  return [national.slice(0, 3), national.slice(3, 7), national.slice(7)]
    .filter((group) => group !== '')
    .join(' ')
}

/** A phone number masked for display: `138****2048`. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}/, '$1****')
}
