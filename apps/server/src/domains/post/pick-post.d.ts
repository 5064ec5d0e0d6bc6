import type { Tx } from '../../db/client.ts';
/** Marks a published post as the editors' choice, or removes the mark. @returns whether there is such a post */
export declare function pickPost(tx: Tx, id: string, on: boolean): Promise<boolean>;
