/** How many coins a member may spend on one day. */
export declare const dailySpend: import("../../../db/settings.ts").Setting<number>;
