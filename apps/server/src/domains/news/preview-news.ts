import type { MethodOutput, StaffNews } from '@guangquan/contract'
import { validate as isUuid } from 'uuid'
import type { StaffCtx } from '../../context.ts'
import { findSitePicture, sitePictureUrl } from '../site-picture/index.ts'
import type { ShownPicture } from './news-body.ts'
import { namedPictures, parseBlocks } from './parse-body.ts'

// The console scales them itself.
const unknownSize = { width: 1, height: 1 }

/** A body as the site will show it. Pictures may be uploads that nothing uses yet; unknown ones are left out. */
export async function previewNews(
  { app, db }: StaffCtx,
  { body }: { body: string },
): Promise<MethodOutput<typeof StaffNews.Preview>> {
  const pictures = new Map<string, ShownPicture>()
  for (const key of await namedPictures(body)) {
    const path = isUuid(key) ? await findSitePicture(db, key) : key
    if (path === null || !/^\/(?:files|img)\//.test(path)) continue
    const url = sitePictureUrl(app, path)
    pictures.set(key, { url, smallUrl: url, ...unknownSize })
  }
  return { blocks: await parseBlocks(body, pictures) }
}
