import { type MethodOutput, type MethodParsed, type StaffWord } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
type Imported = MethodOutput<typeof StaffWord.Import>;
/**
 * Imports a CSV file: new words are added, known ones changed.
 * @throws BadInput for a file with a fault, of which nothing is imported
 */
export declare function importWords(ctx: OnceCtx<Imported, StaffCtx>, { csv, reason }: MethodParsed<typeof StaffWord.Import>): Promise<Answered>;
export {};
