import { normaliseAccessCode } from './access-code.ts'
import { normaliseSerial } from './product-serial.ts'

/** The content of the code on a box or card. */
export interface ProductLabel {
  productCode: string
  serialNumber: string
  /** Empty where the code has none. */
  accessCode: string
}

const maxLength = 500
const productCode = /^[0-9A-Z-]{2,20}$/

/**
 * Parses the code on a box or card: `https://…/r?p={product}&s={serial}&a={code}` or `P1|{product}|{serial}|{code}`. An
 * address is only parsed, never opened.
 */
export function readProductLabel(text: string): ProductLabel | null {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return null
  const parts = trimmed.startsWith('P1|') ? trimmed.split('|').slice(1) : partsOfAddress(trimmed)
  if (parts === null) return null
  const [product = '', serial = '', code = ''] = parts
  const label = {
    productCode: product.trim().toUpperCase(),
    serialNumber: normaliseSerial(serial),
    accessCode: normaliseAccessCode(code),
  }
  return productCode.test(label.productCode) && label.serialNumber !== '' ? label : null
}

const address = /^https?:\/\/[^\s/?#]+\/r\?([^\s#]+)$/

function partsOfAddress(text: string): string[] | null {
  const [, query] = address.exec(text) ?? []
  if (query === undefined) return null
  const values = new Map(query.split('&').map((pair) => [pair.split('=')[0] ?? '', pair]))
  return ['p', 's', 'a'].map((name) => decode((values.get(name) ?? '').slice(name.length + 1)))
}

// Malformed characters match nothing that a number or a code may contain.
function decode(value: string): string {
  return value.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
