import type { MethodOutput, MethodParsed, StaffWord } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** What the list does with a text, together with a word that is not saved yet. */
export declare function tryWords(ctx: StaffCtx, { text, draft }: MethodParsed<typeof StaffWord.Try>): Promise<MethodOutput<typeof StaffWord.Try>>;
