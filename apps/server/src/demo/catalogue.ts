import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

/** A source photograph of the demonstration data, with its camera data. */
const SourcePhoto = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  title: z.string(),
  topic: z.string(),
  place: z.string(),
  story: z.string(),
  tags: z.array(z.string()),
  camera: z.string(),
  lens: z.string(),
  focalLength: z.number(),
  fNumber: z.number(),
  exposureTime: z.union([z.string(), z.number()]).transform(String),
  iso: z.int(),
  shotDate: z.string(),
})
export type SourcePhoto = z.infer<typeof SourcePhoto>

const folder = new URL('./photos/', import.meta.url)

/** The 89 photographs; product shots are for banners and not posted. */
export function readSources(): SourcePhoto[] {
  return readAll().filter((photo) => !photo.file.startsWith('product-'))
}

function readAll(): SourcePhoto[] {
  return z.array(SourcePhoto).parse(JSON.parse(readFileSync(new URL('photos.json', folder), 'utf8')))
}

/** Path of a source. */
export function sourcePath(file: string): string {
  return fileURLToPath(new URL(file, folder))
}
