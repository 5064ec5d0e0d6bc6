import type { TermsText } from '../terms-html.ts';
export declare const privacyTerms: TermsText;
