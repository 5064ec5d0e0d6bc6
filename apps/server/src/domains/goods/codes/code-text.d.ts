import type { Keys } from '../../../crypto/derive-key.ts';
/** Purpose under which codes are encrypted and found. */
export declare const codePurpose = "goods-code";
/** A new code: 59 bits, without characters that look alike. */
export declare function newCode(): string;
/** A code as it is compared: however somebody typed it. */
export declare const foldCode: (code: string) => string;
export declare const codeIndex: (keys: Keys, code: string) => Buffer;
export declare const codeIndexes: (keys: Keys, code: string) => Buffer[];
export declare const sealCode: (keys: Keys, id: string, code: string) => Buffer;
export declare const openCode: (keys: Keys, id: string, cipher: Buffer) => string;
