/** Accounts of the site, by the ids they have in every database. */
export declare const siteAccounts: {
    readonly issue: '00000000-0000-7000-8000-000000000002';
    readonly redeem: '00000000-0000-7000-8000-000000000003';
    readonly expire: '00000000-0000-7000-8000-000000000004';
    readonly reversal: '00000000-0000-7000-8000-000000000006';
};
/** Kinds of movements, and the account of the site on the other side of each. */
export declare const movementKinds: {
    readonly earn: {
        readonly code: 1;
        readonly account: "00000000-0000-7000-8000-000000000002";
    };
    readonly spend: {
        readonly code: 2;
        readonly account: "00000000-0000-7000-8000-000000000003";
    };
    readonly refund: {
        readonly code: 3;
        readonly account: "00000000-0000-7000-8000-000000000003";
    };
    readonly expire: {
        readonly code: 4;
        readonly account: "00000000-0000-7000-8000-000000000004";
    };
    readonly takeBack: {
        readonly code: 5;
        readonly account: "00000000-0000-7000-8000-000000000006";
    };
    readonly correct: {
        readonly code: 6;
        readonly account: "00000000-0000-7000-8000-000000000006";
    };
};
export type MovementKind = keyof typeof movementKinds;
