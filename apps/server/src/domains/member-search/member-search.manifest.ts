import type { Manifest } from '../../manifest.ts'
import { memberSearchMethods } from './member-search.handlers.ts'

export const memberSearchManifest = {
  name: 'member-search',
  handlers: { UserInfo: memberSearchMethods },
} satisfies Manifest
