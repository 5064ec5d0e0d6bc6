import type { DemoPart } from './demo/demo-part.ts';
import type { Figure } from './figures/figure.ts';
import type { Implementation } from './http/implement.ts';
import type { ServerOptions } from './http/server.ts';
import type { Job, Schedule } from './jobs/job.ts';
/** What the program runs: the parts of the kernel and the content of the domains' manifests. */
/** Every call of the wire with its handler. */
export declare const implementations: Implementation[];
/** Lists of the console that are exported as CSV. */
export declare const listExports: import("./export/list-export.ts").ListExport[];
/** Routes other than calls. */
export declare const mounts: ServerOptions['mount'];
/** Versions of what pages are about. */
export declare const pageVersions: import("./http/page-versions.ts").PageVersions;
/** Every stored counter with the query that proves it. */
export declare const counterProofs: import("./jobs/prove-counters.ts").CountedTable[];
/** Every folder of the storage with the rows that say what is in it. */
export declare const storedFolders: import("./jobs/stored-folder.ts").StoredFolder[];
/** What is counted by day. */
export declare const figures: readonly Figure[];
/** Every kind of job the workers know. */
export declare const jobs: Job[];
/** Jobs that start by the clock (UTC). */
export declare const schedules: Schedule[];
/** Jobs that run once at every start. */
export declare const startJobs: Job[];
export declare const subscriptions: import("./events/subscription.ts").Subscription[];
/** Inserts the rows that the product needs before its first visitor. */
export declare const seeds: ((app: import("./context.ts").App) => Promise<void>)[];
/** Every table with encrypted fields, for key rotation. */
export declare const sealedTables: import("./crypto/reseal.ts").SealedTable[];
/** The steps of the demonstration data, in the order of the domains. */
export declare function importDemoParts(): Promise<DemoPart[]>;
