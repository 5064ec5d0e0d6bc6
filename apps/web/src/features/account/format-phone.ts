// Address books put invisible marks of direction around a number that is copied out of them.
const marks = /\p{Cf}/gu
const separators = /[\s().\u2010-\u2015-]/g

/**
 * A phone number as it is read: `138 0013 2048`. Takes off +86 and what stands between digits. Whatever cannot be a
 * number of the mainland stays as it was written: cut to eleven digits it would be a stranger's.
 */
export function formatPhone(text: string): string {
  const shown = text.replace(marks, '').normalize('NFKC')
  const written = shown.replace(separators, '')
  // Without a plus only a mobile number tells that 86 stands for the country.
  const national = written.replace(/^(?:(?:\+|00)86(?=\d)|86(?=1))/, '')
  if (!/^\d{0,11}$/.test(national) || national.startsWith('00')) return shown
  return [national.slice(0, 3), national.slice(3, 7), national.slice(7)]
    .filter((group) => group !== '')
    .join(' ')
}

/** A phone number that others may glance at: `138****2048`. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}/, '$1****')
}
