import type { FoundKind, StaffAccess, StaffFound } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** How a domain finds its rows by what staff type anywhere in the console. */
export interface StaffSearchPart {
    kind: FoundKind;
    /** Of the list that has the rows: who may not read it finds none. */
    access: StaffAccess;
    /** @returns at most `limit` rows, the best first */
    find: (ctx: StaffCtx, search: {
        text: string;
        limit: number;
    }) => Promise<readonly Omit<StaffFound, 'kind'>[]>;
}
export declare const staffSearchParts: import("../../extension-point.ts").ExtensionPoint<readonly StaffSearchPart[]>;
