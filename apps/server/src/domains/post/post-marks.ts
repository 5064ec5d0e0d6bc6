import type { PublishItem } from '@guangquan/contract'
import type { RawBuilder } from 'kysely'
import { extensionPoint } from '../../extension-point.ts'

/** SQL: did this viewer do it to the post. */
type Mark = (viewerId: RawBuilder<string>, publishId: RawBuilder<string>) => RawBuilder<boolean>

/** What a viewer did to a post, as a card shows it. The domains that keep it stand above this one. */
export type PostMarks = Record<keyof Pick<PublishItem, 'isLike' | 'isCollect'>, Mark>

export const postMarks = extensionPoint<PostMarks>('postMarks')
