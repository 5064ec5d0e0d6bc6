import type { Manifest } from '../../manifest.ts'
import { getHoldings } from './holdings.read.ts'

export const holdingsManifest = {
  name: 'holdings',
  handlers: { UserInfo: { GetHoldings: (ctx) => getHoldings(ctx) } },
} satisfies Manifest
