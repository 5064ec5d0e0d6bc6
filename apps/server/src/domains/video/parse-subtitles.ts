import { capMarks } from '@guangquan/contract/text/text-length'
import * as z from 'zod'

/** One line of a video's subtitles. Times in seconds; text without markup. */
export const Cue = z.object({ start: z.number(), end: z.number(), text: z.string() })
export type Cue = z.infer<typeof Cue>

const maxCues = 3000
const longestText = 300
const timing =
  /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})\s+-->\s+(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})/

/**
 * Parses a SubRip or WebVTT file. Styles, positions and markup are dropped: a player shows plain text.
 * @returns null when no line has a time
 */
export function parseSubtitles(source: string): Cue[] | null {
  const blocks = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split(/\n[ \t]*\n/)
  const cues = blocks.flatMap((block) => cueOf(block.split('\n')))
  return cues.length === 0 ? null : cues.slice(0, maxCues).toSorted((a, b) => a.start - b.start)
}

function cueOf(lines: string[]): Cue[] {
  const at = lines.findIndex((line) => timing.test(line.trim()))
  if (at < 0) return []
  const parts = timing.exec(lines[at]?.trim() ?? '') ?? []
  const [start, end] = [secondsOf(parts.slice(1, 5)), secondsOf(parts.slice(5, 9))]
  const text = cleanText(lines.slice(at + 1))
  return end > start && text !== '' ? [{ start, end, text }] : []
}

function secondsOf([hours, minutes, seconds, milliseconds]: (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000
}

function cleanText(lines: string[]): string {
  const plain = lines
    .join('\n')
    .replace(/<[^<>]{0,100}>/g, '')
    .replace(/\{\\[^{}]{0,100}\}/g, '')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .toWellFormed()
  const text = capMarks(plain).normalize('NFC').trim()
  return Array.from(text).slice(0, longestText).join('')
}

/** The lines as a WebVTT file that parses to the same lines. */
export function writeSubtitles(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => {
    const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    // An empty line would end the cue.
    return `${timeOf(start)} --> ${timeOf(end)}\n${shown.replace(/\n\s*\n/g, '\n')}`
  })
  return ['WEBVTT', ...blocks].join('\n\n')
}

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0')
  const [minutes, hours] = [Math.floor(ms / 60_000) % 60, Math.floor(ms / 3_600_000)]
  return `${part(hours)}:${part(minutes)}:${part(Math.floor(ms / 1000) % 60)}.${part(ms % 1000, 3)}`
}
