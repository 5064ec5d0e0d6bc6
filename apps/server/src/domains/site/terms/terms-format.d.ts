/** Terms as staff write them → the only HTML that terms consist of: headings and paragraphs around escaped text. */
export declare function htmlOfTerms(text: string): string;
/** The headings and paragraphs that HTML of terms consists of, as text. */
export declare function paragraphsOf(html: string): {
    isHeading: boolean;
    text: string;
}[];
/** HTML of terms as staff write it, to begin the next version with. */
export declare function textOfTerms(html: string): string;
