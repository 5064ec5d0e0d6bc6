import type { TermsText } from '../terms-html.ts';
export declare const registrationTerms: TermsText;
