import type { Manifest } from '../../manifest.ts'
import { staffWordMethods } from './word-list.handlers.ts'
import { wordExport, wordSearch } from './words.read.ts'

export const wordListManifest = {
  name: 'word-list',
  handlers: { StaffWord: staffWordMethods },
  exports: [wordExport],
  staffSearch: [wordSearch],
} satisfies Manifest
