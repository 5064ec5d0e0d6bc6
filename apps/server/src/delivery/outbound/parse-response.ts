/**
 * Parses a provider's response by its content: JSON, `callback( JSON );` or form text. These providers' content types
 * are unreliable.
 * @returns null when it is none of them
 */
export function parseResponse(text: string): Record<string, unknown> | null {
  const trimmed = text.trim()
  return (
    parseObject(trimmed) ??
    parseObject(/^[\w.$]+\s*\(\s*(\{[\s\S]*\})\s*\)\s*;?$/.exec(trimmed)?.[1] ?? '') ??
    parseForm(trimmed)
  )
}

function parseObject(text: string): Record<string, unknown> | null {
  if (!text.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function parseForm(text: string): Record<string, unknown> | null {
  if (!/^[\w-]+=[^<>{}]*$/.test(text)) return null
  return Object.fromEntries(new URLSearchParams(text))
}

/** A code that some providers send as a number and some as text; 0 when missing. */
export function codeIn(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : 0
}

/** A text or number of a response as text; empty when it is neither. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
