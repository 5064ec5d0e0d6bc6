/**
 * The searchable forms of a short text: folded, full pinyin and first letters. The pinyin is empty where nothing is
 * Chinese.
 */
export interface PinyinForms {
    folded: string;
    pinyin: string;
    initials: string;
}
/** Converts a name to pinyin: 夜景 becomes `yejing` and `yj`. The dictionary is loaded with the first name. */
export declare function toPinyin(name: string): Promise<PinyinForms>;
