import { type IOptions } from 'sanitize-html';
/**
 * The tags and attributes that pass the first stage: names only, no style, class, id, event or embed. Equivalent tags
 * of other editors (Word, WeChat) are renamed first.
 */
export declare const allowList: IOptions;
