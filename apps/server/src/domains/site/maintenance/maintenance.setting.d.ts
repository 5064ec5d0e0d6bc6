import * as z from 'zod';
import type { Tx } from '../../../db/client.ts';
declare const Maintenance: z.ZodObject<{
    on: z.ZodBoolean;
    text: z.ZodDefault<z.ZodString>;
    until: z.ZodDefault<z.ZodNullable<z.ZodISODateTime>>;
}, z.core.$strip>;
export type Maintenance = z.output<typeof Maintenance>;
/** 维护模式: the site answers members and visitors with one sentence. */
export declare const maintenance: import("../../../db/settings.ts").Setting<{
    on: boolean;
    text: string;
    until: string | null;
}>;
/** Stores it, for every node. */
export declare function setMaintenance(tx: Tx, { value, by }: {
    value: Maintenance;
    by: string;
}): Promise<void>;
export {};
