import type * as z from 'zod';
import type { App } from '../context.ts';
import type { Env } from '../env.ts';
import type { Queryable } from './client.ts';
export interface SettingCtx {
    app: App;
    db: Queryable;
}
/** A setting of `sys_config`, which operators may change without a release. */
export interface Setting<T> {
    key: string;
    /** Its value now. Read at each use, so that a change applies on every node at once. */
    read: (ctx: SettingCtx) => Promise<T>;
}
/** What a stored value is worth. */
export interface DeclaredSetting {
    key: string;
    /** What is wrong with a stored value; empty for one that can be read. */
    issuesOf: (value: unknown) => string[];
    /** Its value while nobody has set it. */
    unset: (env: Env) => unknown;
    /** Checks what staff would store. @returns the value as it is stored, or sentences by field */
    accept: (value: unknown) => {
        value: unknown;
    } | {
        fields: Record<string, string>;
    };
    /** In force on a node that starts with an unreadable value, for operators to read. */
    atStart: string;
    /** Reads it on this node. @returns whether the stored value cannot be read */
    isUnreadable: (ctx: SettingCtx) => Promise<boolean>;
}
/** Every setting of the program: each declares itself. */
export declare const declaredSettings: () => DeclaredSetting[];
/**
 * Declares a setting. An unreadable value is logged as an error, and the last readable one stays in force on this node.
 * @param schema of what is stored
 * @param edited of what staff store, where that is less; default `schema`
 * @param unset its value while nobody has set it
 * @param unreadable the safe value, on a node that starts while the stored one cannot be read
 */
export declare function setting<S extends z.ZodType, U>(key: string, options: {
    schema: S;
    edited?: z.ZodType<z.output<S>>;
    unset: (env: Env) => z.output<S>;
    unreadable: U;
}): Setting<z.output<S> | U>;
interface StoredSetting {
    key: string;
    /** Null where it is not set. */
    stored: {
        value: unknown;
        version: number;
        updatedBy: string;
        updatedAt: Date;
    } | null;
    /** Null for a row of no setting of this program. */
    declared: DeclaredSetting | null;
    issues: string[];
}
/** Every setting and every stored row, in the order of their keys. */
export declare function inspectSettings(db: Queryable): Promise<StoredSetting[]>;
export {};
