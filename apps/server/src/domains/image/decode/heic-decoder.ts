import { createRequire } from 'node:module'
import * as z from 'zod'

const Package = z.object({ version: z.string() })

/** The installed decoder of HEIC. @returns null where it was left out: then such photographs are refused */
export function heicDecoderVersion(): string | null {
  try {
    const { version } = Package.parse(createRequire(import.meta.url)('libheif-js/package.json'))
    return `libheif-js ${version}`
  } catch {
    return null
  }
}
