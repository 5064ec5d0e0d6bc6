/** Name of an erased member wherever something of theirs is left. */
export declare const erasedName = "\u5DF2\u6CE8\u9500\u7528\u6237";
