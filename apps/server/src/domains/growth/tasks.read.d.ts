import { type MethodOutput, type TaskItem, type TaskKey, type UserLevel } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** What a claim of a task is for: a daily one counts once a day. */
export declare const sourceOfTask: (key: TaskKey, day: string) => string;
/** The tasks in their order, with the member's progress. A task without a rule today is not shown. */
export declare function listTasks(db: Queryable, memberId: string, now: Date): Promise<TaskItem[]>;
/** The caller's tasks and run of days. */
export declare function getTasks(ctx: MemberCtx): Promise<MethodOutput<typeof UserLevel.GetTasks>>;
