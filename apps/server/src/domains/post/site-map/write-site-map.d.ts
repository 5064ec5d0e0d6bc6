export interface MappedUrl {
    url: string;
    changedAt?: Date;
}
/** The index: the URLs of the files. */
export declare function writeIndex(files: string[]): string;
/** One file: URLs of pages, with their last change. */
export declare function writeUrls(urls: MappedUrl[]): string;
