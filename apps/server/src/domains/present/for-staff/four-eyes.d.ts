/** Grants that are worth more than this, in yuan and all members together, need two of the staff. */
export declare const fourEyesValue: import("../../../db/settings.ts").Setting<number>;
