import { publishTypes } from '@guangquan/contract';
import type { DraftInputOf, EditInputOf, InputOf, PostKind } from '../post/index.ts';
type Photo = typeof publishTypes.photo;
/** Photographs: the kind whose rows belong to the post domain. */
export declare const photoKind: PostKind<InputOf<Photo>, DraftInputOf<Photo>, EditInputOf<Photo>>;
export {};
