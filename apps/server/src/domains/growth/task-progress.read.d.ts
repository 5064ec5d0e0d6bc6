import type { TaskKey } from '@guangquan/contract';
import type { Queryable } from '../../db/client.ts';
/** How often a member has done what each task asks for: a daily one today, any other ever. */
export declare function loadProgress(db: Queryable, memberId: string, now: Date): Promise<Record<TaskKey, number>>;
