import type { TermsText } from '../terms-html.ts';
export declare const storeTerms: TermsText;
