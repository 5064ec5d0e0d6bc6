import type { App } from '../../context.ts'
import { removeFile } from '../media/index.ts'
import { uncountVideo } from './videos-per-day.ts'

/** Removes a file whose upload failed after it was stored: it was never there. */
export async function discardFile(app: App, fileId: string): Promise<void> {
  await removeFile(app, fileId)
  await uncountVideo(app.db, fileId)
}
