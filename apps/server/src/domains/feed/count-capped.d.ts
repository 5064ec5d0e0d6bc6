/**
 * How many posts of a list visitors see, at most 1,000 and up to a minute old. That is enough for «1000+» and the same
 * for everybody, so that a page need not count. Posts that relations show or hide are not considered.
 * @param key `newest`, or a wall's filter as `keyOfFilter` writes it
 */
export declare const countCapped: (app: import("../../context.ts").App, key: string) => Promise<number>;
