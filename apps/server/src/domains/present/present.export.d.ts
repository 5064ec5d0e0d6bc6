import { type DeletionObstacle } from '@guangquan/contract';
import type { App } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
/** All presents of a member, newest first. */
export declare function exportPresents(app: App, db: Queryable, memberId: string): AsyncGenerator<object>;
/** Gives up what was not shipped and removes words and addresses. The rows stay: coins and stock were moved by them. */
export declare function erasePresents(tx: Tx, memberId: string, now: Date): Promise<void>;
/** Why an account cannot be deleted yet. */
export declare function findOpenPresents(db: Queryable, memberId: string): Promise<DeletionObstacle[]>;
