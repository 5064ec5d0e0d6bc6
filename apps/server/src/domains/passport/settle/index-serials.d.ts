import type { App } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
/**
 * Stores the hashes by which photographs of these numbers are found, by the rules of their products. A number whose
 * form a rule does not know is found by no photograph of that tag.
 */
export declare function indexSerials(app: App, tx: Tx, serialIds: readonly string[]): Promise<void>;
