const phone = /(?<!\d)((?:86)?1[3-9]\d)\d{4}(\d{4})(?!\d)/g
const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Masks phone numbers (138****0000) and e-mail addresses anywhere in a finished log line. */
export function maskPersonalData(line: string): string {
  return line.replace(phone, '$1****$2').replace(mail, '[mail]')
}
