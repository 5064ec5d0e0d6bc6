/** Decisions about comments. */
export declare const commentCase: import("./case-kind.ts").CaseKind;
