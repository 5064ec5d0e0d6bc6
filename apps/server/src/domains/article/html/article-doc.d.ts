/** Text of one style. A run without text is a line break. */
export interface Run {
    text: string;
    strong: boolean;
    /** A URL accepted by `cleanLink`, or null. */
    href: string | null;
    isBreak: boolean;
}
export interface ListItem {
    runs: Run[];
    /** A list nested in the item. */
    below: ListBlock | null;
}
export interface ListBlock {
    kind: 'list';
    ordered: boolean;
    items: ListItem[];
}
/** The block types of an article. */
export type Block = {
    kind: 'paragraph';
    runs: Run[];
} | {
    kind: 'heading';
    level: 2 | 3;
    runs: Run[];
} | {
    kind: 'quote';
    paragraphs: Run[][];
} | ListBlock
/** One of the author's own uploads; its URL is made on reading. */
 | {
    kind: 'photo';
    fileId: string;
    caption: string;
}
/** A camera or lens of the catalogue: `camera:id` or `lens:id`. */
 | {
    kind: 'product';
    id: string;
}
/** One of the author's own video posts. */
 | {
    kind: 'video';
    publishId: string;
}
/** Where a picture or video of a pasted text was that could not come along. In drafts only. */
 | {
    kind: 'placeholder';
    of: 'photo' | 'video';
};
/** Maximum nesting of lists. */
export declare const deepestList = 3;
