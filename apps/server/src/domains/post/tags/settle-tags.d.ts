import type { Tx } from '../../../db/client.ts';
/** The tags of a post whose author gave these, each once. @throws BadInput for one that may not be used */
export declare function settleTags(tx: Tx, tags: readonly string[], before?: readonly string[]): Promise<string[]>;
