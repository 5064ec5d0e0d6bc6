/** Decisions about posts. */
export declare const postCase: import("./case-kind.ts").CaseKind;
