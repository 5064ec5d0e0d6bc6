import { cleanText } from '@guangquan/contract'

const longest = 100

/** The original file name as display text, without folders and control characters. Never part of a path. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const cleaned = cleanText(last.replaceAll('\ufffd', '').replaceAll('\n', ' '))
  return Array.from(cleaned).slice(0, longest).join('') || 'photo'
}
