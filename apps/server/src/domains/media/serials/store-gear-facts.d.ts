import type { App } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import type { GearFacts } from '../decode/decode-messages.ts';
/** Identifies the key that serial numbers are hashed with now. */
export declare const currentSerialKey: (app: App) => Buffer;
/** Stores which camera and lens took a photograph, in place of what was known of it, and reports it. */
export declare function storeGearFacts(app: App, tx: Tx, fileId: string, gear: GearFacts): Promise<void>;
