import * as z from 'zod';
/**
 * Every event of the product: name → payload. Payloads contain ids only; a subscriber reads the rest, which may have
 * changed or been deleted by then.
 */
declare const declared: {
    /** A sixth sign-in ended the oldest session. */
    readonly 'session.replaced': z.ZodObject<{
        memberId: z.ZodUUID;
        sessionId: z.ZodUUID;
    }, z.core.$strip>;
    readonly 'post.published': z.ZodObject<{
        publishId: z.ZodUUID;
        authorId: z.ZodUUID;
    }, z.core.$strip>;
    /** An edit of a published post mentions further members, or lets mentioned members read it. */
    readonly 'post.named': z.ZodObject<{
        publishId: z.ZodUUID;
        authorId: z.ZodUUID;
        memberIds: z.ZodArray<z.ZodUUID>;
    }, z.core.$strip>;
    /** A post in review was decided. */
    readonly 'post.reviewed': z.ZodObject<{
        publishId: z.ZodUUID;
        authorId: z.ZodUUID;
        passed: z.ZodBoolean;
    }, z.core.$strip>;
    /** A post was moved to the recycle bin, or restored from it: subscribers read the current state. */
    readonly 'post.binned': z.ZodObject<{
        publishId: z.ZodUUID;
        authorId: z.ZodUUID;
    }, z.core.$strip>;
    readonly 'post.restored': z.ZodObject<{
        publishId: z.ZodUUID;
        authorId: z.ZodUUID;
    }, z.core.$strip>;
    /** The editors chose a post. Removing the mark and setting it again emits again. */
    readonly 'post.picked': z.ZodObject<{
        publishId: z.ZodUUID;
    }, z.core.$strip>;
    /** A post in review was restored from the recycle bin. */
    readonly 'post.waitsAgain': z.ZodObject<{
        publishId: z.ZodUUID;
    }, z.core.$strip>;
    /** The reports of a target were decided. */
    readonly 'report.decided': z.ZodObject<{
        reportType: z.ZodInt;
        targetId: z.ZodUUID;
        upheld: z.ZodBoolean;
    }, z.core.$strip>;
    /**
     * Somebody liked or collected a target of the kind `target`, or undid it: subscribers read the current state.
     */
    readonly 'target.marked': z.ZodObject<{
        target: z.ZodString;
        targetId: z.ZodUUID;
        memberId: z.ZodUUID;
        mark: z.ZodEnum<{
            collect: "collect";
            like: "like";
        }>;
    }, z.core.$strip>;
    readonly 'reply.written': z.ZodObject<{
        replyId: z.ZodUUID;
        publishId: z.ZodUUID;
        authorId: z.ZodUUID;
    }, z.core.$strip>;
    /**
     * The author of a post found a critique helpful. `memberId` wrote it. Removing the mark and setting it again emits
     * again.
     */
    readonly 'critique.helpful': z.ZodObject<{
        replyId: z.ZodUUID;
        publishId: z.ZodUUID;
        memberId: z.ZodUUID;
    }, z.core.$strip>;
    /** A member's club card was decided. */
    readonly 'club.decided': z.ZodObject<{
        memberId: z.ZodUUID;
        accepted: z.ZodBoolean;
    }, z.core.$strip>;
    readonly 'member.registered': z.ZodObject<{
        memberId: z.ZodUUID;
    }, z.core.$strip>;
    /** A member's experience reached a higher level, or several at once. */
    readonly 'level.reached': z.ZodObject<{
        memberId: z.ZodUUID;
        from: z.ZodInt;
        to: z.ZodInt;
    }, z.core.$strip>;
    /** A member without a phone has bound one. */
    readonly 'member.phoneBound': z.ZodObject<{
        memberId: z.ZodUUID;
    }, z.core.$strip>;
    /** A member used the site for the first time on a day, `yyyy-MM-dd` in Shanghai. */
    readonly 'member.visited': z.ZodObject<{
        memberId: z.ZodUUID;
        day: z.ZodISODate;
    }, z.core.$strip>;
    /** A member changed their avatar, area or topics. */
    readonly 'member.profileChanged': z.ZodObject<{
        memberId: z.ZodUUID;
    }, z.core.$strip>;
    /** A member reached a level that they did not have. */
    readonly 'member.levelReached': z.ZodObject<{
        memberId: z.ZodUUID;
    }, z.core.$strip>;
    /** A member voted for the first time in a vote. */
    readonly 'vote.chosen': z.ZodObject<{
        publishId: z.ZodUUID;
        memberId: z.ZodUUID;
    }, z.core.$strip>;
    /** An invited member reached the goal of an invitation. */
    readonly 'referral.reached': z.ZodObject<{
        inviterId: z.ZodUUID;
        inviteeId: z.ZodUUID;
    }, z.core.$strip>;
    /** Who has a number, or what proves it, may have changed: subscribers read the current state. */
    readonly 'product.changed': z.ZodObject<{
        serialId: z.ZodUUID;
    }, z.core.$strip>;
    /** A passport of a member's gear reached a higher level. */
    readonly 'passport.levelReached': z.ZodObject<{
        memberId: z.ZodUUID;
    }, z.core.$strip>;
    /** The first registration of a product's number took effect. */
    readonly 'product.accepted': z.ZodObject<{
        serialId: z.ZodUUID;
        memberId: z.ZodUUID;
    }, z.core.$strip>;
    readonly 'member.followed': z.ZodObject<{
        followerId: z.ZodUUID;
        followedId: z.ZodUUID;
    }, z.core.$strip>;
    /** A photograph says which camera or lens took it: its serial numbers were stored. */
    readonly 'photo.gearRead': z.ZodObject<{
        fileId: z.ZodUUID;
    }, z.core.$strip>;
    /** A copy of a video exists: it can be watched. */
    readonly 'video.playable': z.ZodObject<{
        fileId: z.ZodUUID;
    }, z.core.$strip>;
    /** No copy of a video could be made. */
    readonly 'video.failed': z.ZodObject<{
        fileId: z.ZodUUID;
    }, z.core.$strip>;
};
export type EventName = keyof typeof declared;
export type EventPayload<N extends EventName> = z.infer<(typeof declared)[N]>;
/** The catalogue for generic code: the schema of `N` gives the payload of `N`. */
export declare const events: {
    [N in EventName]: z.ZodType<EventPayload<N>>;
};
export {};
