import { loadGearOptions } from './gear-options.read.ts';
import { compareLenses, getGearPage, listGearStops } from './gear-page.read.ts';
export declare const gearMethods: {
    Get: typeof getGearPage;
    GetStops: typeof listGearStops;
    Compare: typeof compareLenses;
};
/** Methods of Picture about cameras and lenses. */
export declare const gearChoiceMethods: {
    GetGearOptions: typeof loadGearOptions;
    SuggestGear: (ctx: import("../../context.ts").MemberCtx, input: {
        kind: "camera" | "lens";
        keyword: string;
    }) => Promise<import("../gear-catalogue/list-gear.ts").Gear[]>;
};
