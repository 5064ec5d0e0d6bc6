import type { Selectable } from 'kysely';
import type { Queryable } from '../db/client.ts';
import type { ProgramNode } from '../db/tables.gen.ts';
/** Stores a heartbeat. */
export declare function storeNode(db: Queryable, node: Selectable<ProgramNode>): Promise<void>;
export declare function removeNode(db: Queryable, id: string): Promise<void>;
/** The nodes that run, and those that ended without a stop in the last day. */
export declare function listNodes(db: Queryable): Promise<Selectable<ProgramNode>[]>;
