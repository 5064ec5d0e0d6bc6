import { publishTypes } from '@guangquan/contract';
import type { DraftInputOf, EditInputOf, InputOf, PostKind } from '../post/index.ts';
type ArticleInput = InputOf<typeof publishTypes.article>;
type ArticleWriting = DraftInputOf<typeof publishTypes.article>;
type ArticleEdit = EditInputOf<typeof publishTypes.article>;
/** Members' articles. */
export declare const articleKind: PostKind<ArticleInput, ArticleWriting, ArticleEdit>;
/** Lessons of the site: like members' articles, but not published through the API. */
export declare const lessonKind: PostKind<ArticleInput, ArticleWriting, ArticleEdit>;
export {};
