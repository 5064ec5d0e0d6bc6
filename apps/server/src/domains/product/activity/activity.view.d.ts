import type { ActivityKind, ProductActivity } from '@guangquan/contract';
import { type RawBuilder, type SqlBool } from 'kysely';
import type { App } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import { type PageInput } from '../../../db/paging.ts';
export interface ActivityRow {
    id: string;
    title: string;
    kind: ActivityKind;
    rules: string;
    buy_from: string;
    buy_to: string;
    apply_from: Date;
    apply_to: Date;
    needs_invoice: boolean;
    needs_address: boolean;
    quota: number | null;
    taken: number;
    is_open: boolean;
    picture_url: string;
    created_at: Date;
    version: number;
    models: {
        productId: string;
        name: string;
    }[];
    /** Those that are offered. */
    gifts: {
        id: string;
        name: string;
    }[];
}
/** A page of activities, newest first. totalCount: capped. */
export declare function pageOfActivities(db: Queryable, input: PageInput, where: RawBuilder<SqlBool>): Promise<Omit<import("@guangquan/contract").Page<ActivityRow>, "items"> & {
    rows: ActivityRow[];
}>;
/** @throws ContentNotFound */
export declare function findActivity(db: Queryable, id: string, where?: RawBuilder<SqlBool>): Promise<ActivityRow>;
export declare function activityOf(app: App, row: ActivityRow): ProductActivity;
