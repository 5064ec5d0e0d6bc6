import * as z from 'zod';
import type { Ctx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { type DecidedCase } from './case.store.ts';
/** The server allows for the time a request takes. */
export declare const undoToleranceMs = 2000;
/** Finishes a decision that was not undone. Running it twice does nothing. */
export declare const finishDecisionJob: import("../../jobs/job.ts").Job<z.ZodObject<{
    id: z.ZodUUID;
}, z.core.$strip>>;
/** Enqueues what finishes a decision when nobody can undo it any more. */
export declare function finishLater(db: Queryable, { id, decidedAt }: DecidedCase): Promise<void>;
/** Does what cannot be taken back and notifies everybody concerned. Nothing for a case that is open or finished. */
export declare function finishDecision(ctx: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void>;
