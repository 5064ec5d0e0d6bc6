import * as z from 'zod'
import { id } from '../shapes/text.ts'

/** A person mentioned by `@name` in a text: the name as it was written, even if it changed since. */
export const Mention = z.object({ userId: id, name: z.string() })
export type Mention = z.infer<typeof Mention>
