/** Decisions about reported members and changed profiles: what is not passed becomes neutral. */
export declare const memberCase: import("./case-kind.ts").CaseKind;
