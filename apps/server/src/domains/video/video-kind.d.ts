import { publishTypes } from '@guangquan/contract';
import { type DraftInputOf, type EditInputOf, type InputOf, type PostKind } from '../post/index.ts';
type Input = InputOf<typeof publishTypes.video>;
type Writing = DraftInputOf<typeof publishTypes.video>;
type Editing = EditInputOf<typeof publishTypes.video>;
/** Videos: one file with its copies, a poster, optional subtitles. */
export declare const videoKind: PostKind<Input, Writing, Editing>;
export {};
