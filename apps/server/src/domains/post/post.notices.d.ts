import { type Subscription } from '../../events/subscription.ts';
/** The kinds of notices about posts. */
export declare const postNotices: {
    readonly 'mention.inPost': {
        readonly tab: 2;
        readonly once: true;
    };
    readonly 'post.byFollowed': {
        readonly tab: 3;
        readonly once: true;
    };
    readonly 'post.passed': {
        readonly tab: 6;
    };
    readonly 'post.refused': {
        readonly tab: 6;
    };
};
export declare const postSubscriptions: Subscription[];
