import type { Manifest } from '../../manifest.ts'
import { staffWordMethods } from './word-list.handlers.ts'

export const wordListManifest = {
  name: 'word-list',
  handlers: { StaffWord: staffWordMethods },
} satisfies Manifest
