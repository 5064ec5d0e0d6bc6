/** An article of the demonstration data. */
export interface DemoArticle {
    title: string;
    categoryId: number;
    /** Source photograph of the cover. */
    cover: string;
    tags: readonly string[];
    daysAgo: number;
    /**
     * One paragraph per line; `## ` heading, `> ` quote, `- ` and `1. ` items, `!file caption` a photograph, `@camera:id`
     * gear, `**words**` bold.
     */
    text: string;
}
/** File names of the photographs in an article, in order. */
export declare function photosOf({ text }: DemoArticle): string[];
/** The HTML an editor would send. @param fileIdOf id of the upload of a photograph */
export declare function htmlOf({ text }: Pick<DemoArticle, 'text'>, fileIdOf: (file: string) => string): string;
