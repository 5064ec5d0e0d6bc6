import type { Tx } from '../../../db/client.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import { uploadKey } from '../../../demo/upload-key.ts'

/** The films of the plan's photographs. */
export const exposureDemo: DemoPart = { addRows: setFilms }

async function setFilms({ plan, files }: DemoContext, tx: Tx): Promise<void> {
  const onFilm = plan.posts
    .filter((post) => post.topics.includes('胶片'))
    .flatMap((post) =>
      post.photos.flatMap((photo) => files.get(uploadKey(post.author.id, photo.fileName)) ?? []),
    )
  if (onFilm.length === 0) return
  await tx
    .updateTable('picture_exif')
    .set({ film: '澄光 彩色负片 400', scanner: '平板扫描仪', hand: ['film', 'scanner'], source: 2 })
    .where('file_id', 'in', onFilm)
    .execute()
}
