/**
 * Whether a password (lower case) is among the 10,000 most common ones of at least 8 characters. The list is that of
 * @zxcvbn-ts/language-common 4.1.3 (MIT), in its order of frequency.
 */
export declare function isCommonPassword(lowerCased: string): boolean;
