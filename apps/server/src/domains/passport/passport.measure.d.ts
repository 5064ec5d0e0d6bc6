/** The highest level of the passports that a member has; of gear that was taken over only after its cooldown. */
export declare const passportMeasures: {
    name: string;
    events: "passport.levelReached"[];
    read: (db: import("../../db/client.ts").Queryable, { memberIds, args, now }: {
        memberIds: readonly string[];
        args: readonly import("../achievement/medal-measure.ts").MeasureArgs[];
        now: Date;
    }) => Promise<{
        memberId: string;
        values: number[];
    }[]>;
}[];
