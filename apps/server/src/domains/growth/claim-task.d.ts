import { type TaskKey } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Pays the experience and the coins of a finished task, once. @throws TaskUnfinished, TaskClaimed */
export declare function claimTask(ctx: MemberCtx, { key }: {
    key: TaskKey;
}): Promise<{
    exp: number;
    coins: number;
    level: number;
}>;
