/** 256 random bits as base64url: tokens, companion cookies, tickets, signing keys. */
export declare function newSecret(): string;
/** What the database stores of a secret. Secrets are random, so a plain SHA-256 cannot be reversed by guessing. */
export declare function hashSecret(secret: string): Buffer;
/** HMAC-SHA256 as hexadecimal text. */
export declare function hmacHex(key: string | Buffer, text: string): string;
/** Compares in constant time. */
export declare function sameText(a: string, b: string): boolean;
