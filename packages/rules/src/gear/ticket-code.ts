/** HMAC-SHA256 with a key in base64url, of Node or of the browser. */
export type Hmac = (key: string, message: string) => Promise<Uint8Array>

/** Seconds for which a code is shown. */
const ticketStepSeconds = 30

/** Codes of so many steps before and after the current one are accepted. */
const acceptedSteps = { before: 2, after: 1 } as const

export const ticketStep = (now: number): number => Math.floor(now / (ticketStepSeconds * 1000))

/** Whether the code of a step is accepted at an instant. */
export function isAcceptedStep(step: number, at: number): boolean {
  const current = ticketStep(at)
  return step >= current - acceptedSteps.before && step <= current + acceptedSteps.after
}

export interface TicketCode {
  /** Ten characters for the QR code. */
  mac: string
  /** Six digits to say aloud. */
  spoken: string
}

/** The code of a ticket in a step. */
export async function ticketCode(
  hmac: Hmac,
  { key, enrolId, step }: { key: string; enrolId: string; step: number },
): Promise<TicketCode> {
  const bytes = await hmac(key, `${enrolId}|${step}`)
  return { mac: base32(bytes).slice(0, 10), spoken: digits(bytes) }
}

/** The text in the QR code of a ticket. */
export const ticketText = (enrolId: string, step: number, { mac }: Pick<TicketCode, 'mac'>): string =>
  `C1.${enrolId}.${step}.${mac}`

const form = /^C1\.([0-9a-f-]{36})\.(\d{1,12})\.([A-Z2-7]{10})$/i

/** The content of a QR code; null for any other text. */
export function readTicketText(text: string): { enrolId: string; step: number; mac: string } | null {
  const [, enrolId, step, mac] = form.exec(text.trim()) ?? []
  if (enrolId === undefined || step === undefined || mac === undefined) return null
  return { enrolId: enrolId.toLowerCase(), step: Number(step), mac: mac.toUpperCase() }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet.charAt((value >>> bits) & 31)
    }
    value &= (1 << bits) - 1
  }
  return text
}

// Digits taken from a hash as in RFC 4226.
function digits(bytes: Uint8Array): string {
  const offset = (bytes.at(-1) ?? 0) & 15
  const at = (index: number) => bytes[offset + index] ?? 0
  const value = ((at(0) & 127) << 24) | (at(1) << 16) | (at(2) << 8) | at(3)
  return String(value % 1_000_000).padStart(6, '0')
}
