/**
 * Whether an e-mail address (lower-case domain) is at a provider of disposable mailboxes or a subdomain of one. The
 * list is that of disposable-email-domains-js 1.26.0 (CC0), which contains disposable-email-domains on GitHub.
 */
export declare function isDisposableEmail(email: string): boolean;
