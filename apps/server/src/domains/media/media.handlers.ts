import type { FileUpload } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { acceptDamage } from './accept-damage.ts'

export const mediaMethods = { AcceptDamage: acceptDamage } satisfies Partial<HandlersOf<typeof FileUpload>>
