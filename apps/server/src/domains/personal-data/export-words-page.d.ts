/** How the page names a value: by a fixed word, or as it is. */
export interface Column {
    key: string;
    label: string;
    /** Words for numbers and codes. */
    words?: Readonly<Record<string, string>>;
}
export interface PartWords {
    title: string;
    columns: readonly Column[];
}
/** The member's own data. */
export declare const profileColumns: readonly Column[];
/** Objects and lists within the profile and within `follows.json`, each a part of its own on the page. */
export declare const innerParts: Readonly<Record<string, PartWords>>;
/** The other files, in the order of the page. */
export declare const listParts: Readonly<Record<string, PartWords>>;
/** Sentences and headings of the page itself. */
export declare const pageWords: {
    readonly title: '我的数据';
    readonly lead: '原图在 originals 文件夹，拍摄参数在 exif.csv；每一部分的完整数据在同名的 .json 文件。';
    readonly profile: '资料';
    readonly posts: '作品';
    readonly comments: '评论';
    readonly none: '没有';
    readonly more: (file: string) => string;
};
