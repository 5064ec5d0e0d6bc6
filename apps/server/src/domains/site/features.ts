import * as z from 'zod'
import type { Queryable } from '../../db/client.ts'
import { readConfig } from '../../db/sys-config.ts'

/** Switches of the key `features` of sys_config. Features that do not exist yet are off. */
const Features = z
  .object({
    message: z.boolean(),
    lottery: z.boolean(),
    matchEntry: z.boolean(),
    video: z.boolean(),
    createCircle: z.boolean(),
    maintenance: z.boolean(),
  })
  .partial()

/** The switches as the operators stored them. Video uploads are on unless somebody turned them off. */
export async function readFeatures(db: Queryable): Promise<z.output<typeof Features>> {
  return { video: true, ...(await readConfig(db, 'features', Features, {})) }
}

/** Whether members may upload videos now. */
export async function isVideoUploadOpen(db: Queryable): Promise<boolean> {
  return (await readFeatures(db)).video !== false
}
