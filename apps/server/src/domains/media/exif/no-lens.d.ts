/** What cameras write for no lens, or for one that they do not know: `----`, `0.0mm f/0.0`. */
export declare function isNoLens(text: string): boolean;
