import * as z from 'zod'
import { id } from '../shapes/text.ts'

/** Somebody named by `@name` in a text: the name as it was written, whatever they are called now. */
export const Mention = z.object({ userId: id, name: z.string() })
export type Mention = z.infer<typeof Mention>
