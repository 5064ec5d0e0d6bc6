/** SQL: the coins that a member of the statement may use. */
export declare function coinsOfMember(now: Date): import("kysely").AliasedRawBuilder<number, "coins">;
