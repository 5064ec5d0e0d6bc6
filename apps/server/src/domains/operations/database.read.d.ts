import type { SystemDatabase } from '@guangquan/contract';
import type * as z from 'zod';
import type { StaffCtx } from '../../context.ts';
/** Figures of the database, from its catalogues: no table is scanned. */
export declare function loadDatabase({ app, db }: StaffCtx): Promise<z.input<typeof SystemDatabase>>;
