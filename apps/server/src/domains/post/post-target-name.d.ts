/** The name of posts among the kinds of targets. */
export declare const postTargetName = "post";
