import type { Queryable, Tx } from '../../db/client.ts';
/** The article row of a post. */
export interface ArticleRow {
    publish_id: string;
    category_id: number;
    html: string;
    sanitiser_version: number;
    characters: number;
    reading_minutes: number;
    cover_file_id: string | null;
    listed_at: Date | null;
}
/** The sanitised content. */
export interface ArticleContent {
    categoryId: number;
    html: string;
    sanitiserVersion: number;
    characters: number;
    readingMinutes: number;
    coverFileId: string;
}
export interface NewArticle extends ArticleContent {
    publishId: string;
    official: boolean;
    /** Null while it is not listed on the articles page. */
    listedAt: Date | null;
}
export declare function insertArticle(tx: Tx, article: NewArticle): Promise<void>;
export declare function updateArticle(tx: Tx, publishId: string, content: ArticleContent): Promise<void>;
export declare function setArticleText(tx: Tx, publishId: string, html: string): Promise<void>;
/** The file of a picture of an article, which is named by its file. */
export declare function findArticlePicture(db: Queryable, { publishId, pictureId }: {
    publishId: string;
    pictureId: string;
}): Promise<string | undefined>;
/** Shows another file in the place of one, as cover and in the text. */
export declare function replaceArticlePicture(tx: Tx, { publishId, from, to }: {
    publishId: string;
    from: string;
    to: string;
}): Promise<void>;
/** Replaces the output of another version of the sanitiser, unless the article has changed meanwhile. */
export declare function renewArticleHtml(db: Queryable, { id, html, from, to }: {
    id: string;
    html: string;
    from: number;
    to: number;
}): Promise<void>;
/** The content, for the editor. */
export declare function articleContents(db: Queryable, ids: readonly string[]): Promise<{
    categoryId: number;
    coverFileId: string | null;
    html: string;
    id: string;
    sanitiserVersion: number;
}[]>;
type Ids = {
    ids: readonly string[];
};
/** The article data of cards, without the text, in no order. */
export declare const articleFacts: (db: Queryable, values: Ids) => Promise<Omit<ArticleRow, "html">[]>;
/** The texts of articles, in no particular order. */
export declare const articleTexts: (db: Queryable, values: Ids) => Promise<Pick<ArticleRow, "cover_file_id" | "html" | "publish_id" | "sanitiser_version">[]>;
/** Lists an article on the articles page, or removes it. @returns whether it is an existing article of a member */
export declare function setListed(tx: Tx, now: Date, { publishId, on }: {
    publishId: string;
    on: boolean;
}): Promise<boolean>;
export {};
