import type { NoticeKind, NoticeTab } from '@guangquan/contract';
/** How notices of one kind behave; its sentence is in `noticeTexts`. */
export interface NoticeRule {
    tab: NoticeTab;
    /** Written once for a target and a member, however often its cause repeats. */
    once?: true;
    /** Not written again within this time for the same cause by the same person. */
    quietMs?: number;
}
/** The kinds of notices that one domain writes. */
export type NoticeKinds = {
    readonly [K in NoticeKind]?: NoticeRule;
};
/** Every kind of notice with its rule. */
export declare const noticeKinds: import("../../extension-point.ts").ExtensionPoint<ReadonlyMap<string, NoticeRule>>;
/** The rule of a kind. @throws for one that no domain declares */
export declare function noticeRule(kind: NoticeKind): NoticeRule;
