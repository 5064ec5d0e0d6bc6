import type { DemoPart } from '../../../demo/demo-part.ts'
import { storeUpload } from '../store-upload.ts'
import { writeTemporary } from '../../../storage/temporary-file.ts'

/** Stores the plan's photographs as their owners upload them. */
export const uploadDemo: DemoPart = {
  storeFile: async (app, { ownerId, fileName, useType, body }) =>
    storeUpload(app, ownerId, await writeTemporary(app, [body]), { fileName, useType, avif: false }),
}
