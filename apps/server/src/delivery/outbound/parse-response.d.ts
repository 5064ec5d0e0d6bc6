/**
 * Parses a provider's response by its content: JSON, `callback( JSON );` or form text. These providers' content types
 * are unreliable.
 * @returns null when it is none of them
 */
export declare function parseResponse(text: string): Record<string, unknown> | null;
/** A code that some providers send as a number and some as text; 0 when missing. */
export declare function codeIn(value: unknown): number;
/** A text or number of a response as text; empty when it is neither. */
export declare function textIn(value: unknown): string;
