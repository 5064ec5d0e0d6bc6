/** Decisions about club cards. */
export declare const cardCase: import("./case-kind.ts").CaseKind;
