import { type Subscription } from '../../events/subscription.ts';
/** The kinds of notices about comments. */
export declare const replyNotices: {
    readonly 'reply.toPost': {
        readonly tab: 1;
    };
    readonly 'reply.toReply': {
        readonly tab: 1;
    };
    readonly 'mention.inReply': {
        readonly tab: 2;
    };
    readonly 'critique.helpful': {
        readonly tab: 1;
        readonly once: true;
    };
};
export declare const replySubscriptions: Subscription[];
