import type { Tx } from '../../../db/client.ts';
import { type DemoPlan } from '../../../demo/plan.ts';
/** Turns some comments of posts that ask for it into critiques. */
export declare function turnIntoCritiques(tx: Tx, plan: DemoPlan): Promise<void>;
