/**
 * Terms as written by their authors: plain text in sections. `{company}` and `{community}` stand for the configured
 * names.
 */
export interface TermsText {
    termsType: number;
    title: string;
    version: string;
    /** ISO instant. */
    effectiveAt: string;
    opening: string;
    sections: readonly {
        heading: string;
        paragraphs: readonly string[];
    }[];
}
/** The only HTML that terms consist of: headings and paragraphs around escaped text. */
export declare function termsHtml(terms: TermsText): string;
/** Terms as members read them, and agree to them: with the configured names. */
export declare function nameCompany(html: string, names: {
    copyrightCompany: string;
    communityName: string;
}): string;
