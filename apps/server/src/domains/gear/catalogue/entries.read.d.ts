import { StaffGear, type MethodParsed, type StaffGearItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import { type GearKind } from '../../gear-catalogue/index.ts';
/** A page of the catalogue by name. `keyword`: part of a name, maker or alias. totalCount: capped. */
export declare function listEntries(ctx: StaffCtx, input: MethodParsed<typeof StaffGear.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        kind: "camera" | "lens";
        id: string;
        name: string;
        brand: string;
        maxAperture: number | null;
        aliases: string[];
        postCount: number;
        version: number;
    }[];
}>;
export declare const gearExport: import("../../../export/list-export.ts").ListExport;
export declare const unknownGearExport: import("../../../export/list-export.ts").ListExport;
/** What the search from anywhere finds of the catalogue. */
export declare const gearSearch: {
    kind: "camera" | "lens";
    access: import("@guangquan/contract").StaffAccess;
    find: (ctx: StaffCtx, { text, limit }: {
        text: string;
        limit: number;
    }) => Promise<{
        id: string;
        title: string;
        detail: string;
    }[]>;
}[];
/** @throws ContentNotFound */
export declare function loadEntry(db: Queryable, kind: GearKind, id: string): Promise<StaffGearItem>;
/** A page of the names that photographs carry and the catalogue does not know, most photographs first. */
export declare function listUnknownNames(ctx: StaffCtx, input: MethodParsed<typeof StaffGear.GetUnknownList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        kind: GearKind;
        make: string;
        name: string;
        photographCount: number;
        firstTime: string;
        suggestions: import("../../gear-catalogue/list-gear.ts").Gear[];
    }[];
}>;
