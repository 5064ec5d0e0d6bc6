/** The name of comments among the kinds of targets. */
export declare const replyTargetName = "comment";
