/** Changes with the pictures of medals and frames. */
export declare const artVersion = "a47d345a";
