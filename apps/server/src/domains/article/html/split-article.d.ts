import type { Figure } from './figure.ts';
/** A part of an article: markup of text, or a figure. */
export type ArticlePiece = {
    kind: 'text';
    html: string;
} | Figure;
/** Splits stored HTML at its figures. Only for output of the sanitiser. */
export declare function splitArticle(html: string): ArticlePiece[];
/** Plain text of stored HTML, captions included, for search. Only for output of the sanitiser. */
export declare function articleText(html: string): string;
