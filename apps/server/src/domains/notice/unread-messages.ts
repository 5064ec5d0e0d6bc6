import type { RawBuilder } from 'kysely'
import { extensionPoint } from '../../extension-point.ts'

/** SQL: how many private messages a member has not read. */
export const unreadMessages =
  extensionPoint<(memberId: RawBuilder<string>) => RawBuilder<number>>('unreadMessages')
