import type { PublishItem } from '@guangquan/contract'
import type { RawBuilder } from 'kysely'
import { extensionPoint } from '../../extension-point.ts'

/** SQL: whether this viewer reacted to the post in this way. */
type Mark = (viewerId: RawBuilder<string>, publishId: RawBuilder<string>) => RawBuilder<boolean>

/** A viewer's reactions to a post, for its card. The domains that store them are above this one. */
export type PostMarks = Record<keyof Pick<PublishItem, 'isLike' | 'isCollect'>, Mark>

export const postMarks = extensionPoint<PostMarks>('postMarks')
