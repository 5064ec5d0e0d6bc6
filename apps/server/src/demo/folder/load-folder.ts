import { readFile } from 'node:fs/promises'
import { useTypes } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { fileStoreOf, otherFiles, type DemoSource } from '../add-rows.ts'
import { portraits, waitingPhotographs } from '../load-photos.ts'
import { demoPeople } from '../people.ts'
import type { DemoPlan } from '../plan.ts'
import { planCommunity } from '../plan-demo.ts'
import { makeRandom } from '../random.ts'
import { postSizes } from '../slots.ts'
import { uploadKey } from '../upload-key.ts'
import { uploadAll } from '../upload-all.ts'
import { listPhotoFiles, type PhotoFile } from './list-photo-files.ts'
import type { FolderPhoto } from './folder-photo.ts'
import { planFolderPosts, type FolderPost } from './plan-folder-posts.ts'

/**
 * Uploads the photographs of a folder unchanged, and plans the community around the accepted ones. The others are
 * listed on the terminal.
 */
export async function loadFolder(
  app: App,
  folder: string,
  { parts, progress }: Pick<DemoSource, 'parts' | 'progress'>,
): Promise<{ plan: DemoPlan; files: Map<string, string> }> {
  const onSkipped = (name: string, reason: string) => progress.line(`  skipped ${name}: ${reason}`)
  const groups = groupFiles(await listPhotoFiles(folder, onSkipped))
  const photographs = groups.flatMap(({ author, files }) =>
    files.map(({ path, name }) => ({
      ownerId: author.id,
      fileName: uploadName(name),
      useType: useTypes.photo,
      make: () => readFile(path),
    })),
  )
  const options = {
    storeFile: fileStoreOf(parts).storeFile,
    onProgress: (done: number, total: number) => progress.advance(done, total, 'photographs'),
  }
  const files = await uploadAll(app, [...portraits(), ...photographs], { ...options, onRefused: onSkipped })
  const read = await readUploads(app, [...files.values()])
  const posts = groups.flatMap(({ author, files: ofGroup }): FolderPost[] => {
    const photos = ofGroup.flatMap(({ name }): FolderPhoto[] => {
      const facts = read.get(files.get(uploadKey(author.id, uploadName(name))) ?? '')
      return facts === undefined ? [] : [{ name, fileName: uploadName(name), ...facts }]
    })
    return photos.length === 0 ? [] : [{ author, photos }]
  })
  const topics = await app.db.selectFrom('topic').select('name').execute()
  const planned = planFolderPosts(
    posts,
    topics.map((topic) => topic.name),
    app.now(),
  )
  const plan = planCommunity(planned, app.now())
  const more = [...waitingPhotographs(plan.queue, Infinity), ...otherFiles(parts, app.now())]
  return { plan, files: await uploadAll(app, more, options) }
}

/** Photographs of one subfolder, next to each other, make a post; most posts show one. */
function groupFiles(files: readonly PhotoFile[]): { author: FolderPost['author']; files: PhotoFile[] }[] {
  const random = makeRandom('folder')
  const authors = demoPeople.filter((person) => person.topics.length > 0)
  const folders = Map.groupBy(files, ({ name }) => name.split('/').slice(0, -1).join('/'))
  return [...folders.values()].flatMap((ofFolder) => {
    const waiting = [...ofFolder]
    return postSizes(ofFolder.length, random).map((size) => ({
      author: random.pick(authors),
      files: waiting.splice(0, size),
    }))
  })
}

const uploadName = (name: string) => name.replaceAll('/', '-')

/** Facts that the upload found in the files. */
async function readUploads(
  app: App,
  ids: readonly string[],
): Promise<Map<string, Omit<FolderPhoto, 'name' | 'fileName'>>> {
  const rows = await app.db
    .selectFrom('stored_file as file')
    .leftJoin('picture_exif as exif', 'exif.file_id', 'file.id')
    .leftJoin('camera', 'camera.id', 'exif.camera_id')
    .leftJoin('lens', 'lens.id', 'exif.lens_id')
    .where('file.id', 'in', ids)
    .select(['file.id', 'width', 'height', 'model', 'lens_model', 'focal_length', 'f_number'])
    .select(['exposure_time', 'iso', 'shot_at', 'camera.name as camera', 'lens.name as lens'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        width: row.width,
        height: row.height,
        camera: row.camera ?? row.model ?? '',
        lens: row.lens ?? row.lens_model ?? '',
        focalLength: row.focal_length ?? 0,
        fNumber: row.f_number ?? 0,
        exposureTime: row.exposure_time ?? '',
        iso: row.iso ?? 0,
        shotAt: row.shot_at === null ? null : new Date(row.shot_at),
      },
    ]),
  )
}
