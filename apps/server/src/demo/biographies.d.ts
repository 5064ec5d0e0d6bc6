/** Nickname, sex (0 not set, 1 male, 2 female), topics by preference, introduction. */
type Biography = readonly [nickName: string, sex: 0 | 1 | 2, topics: string, introduction: string];
/** The demonstration members. Append new ones: phones and ids follow the order. */
export declare const biographies: readonly Biography[];
export {};
