import { articleKind, lessonKind } from './domains/article/index.ts'
import { photoKind } from './domains/photo/index.ts'
import type { PostKind } from './domains/post/index.ts'
import { videoKind } from './domains/video/index.ts'
import { voteKind } from './domains/vote/index.ts'

/** Every kind of post. */
export const postKinds: PostKind[] = [photoKind, articleKind, lessonKind, videoKind, voteKind]
