import { accountHandlers } from './domains/account/index.ts'
import { mediaHandlers } from './domains/media/index.ts'
import type { Implementation } from './http/implement.ts'

/** Every Service of the wire with its handlers: the only file that names handlers. */
export const implementations: Implementation[] = [...accountHandlers, ...mediaHandlers]
