import { postTargetName } from '../post-access/index.ts'
import type { TargetPart } from '../target/index.ts'
import { listedPost } from './listed-post.ts'
import { listWall } from './wall.read.ts'

/** Posts in lists of found targets; the photo wall has the indexes of camera data. */
export const postListing: TargetPart = {
  name: postTargetName,
  listed: listedPost,
  byFigures: { tabs: ['all', 'photo'], list: listWall },
}
