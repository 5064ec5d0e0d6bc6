import { articleKind, lessonKind } from './domains/article/index.ts'
import type { PostKind } from './domains/post/index.ts'
import { voteKind } from './domains/vote/index.ts'

/** The kinds of posts other domains bring; photographs are the post domain's own. */
export const postKinds: PostKind[] = [articleKind, lessonKind, voteKind]
