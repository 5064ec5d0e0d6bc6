/** A new secret of an authenticator, Base32. */
export declare function newTotpSecret(): string;
/** The `otpauth:` address of a secret, which an authenticator reads as QR code. */
export declare function totpUri(secret: string, { issuer, label }: {
    issuer: string;
    label: string;
}): string;
/** The code of an instant. */
export declare function totpAt(secret: string, now: Date): string;
/** The 30-second step for which a code is valid (RFC 6238, one step of drift); null when it is for none. */
export declare function totpStep(secret: string, code: string, now: Date): number | null;
