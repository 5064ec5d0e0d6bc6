import { publishTypes } from '@guangquan/contract';
import { type DraftInputOf, type EditInputOf, type InputOf, type PostKind } from '../post/index.ts';
type Vote = typeof publishTypes.vote;
/** Votes: a question with options of text or photographs. */
export declare const voteKind: PostKind<InputOf<Vote>, DraftInputOf<Vote>, EditInputOf<Vote>>;
export {};
