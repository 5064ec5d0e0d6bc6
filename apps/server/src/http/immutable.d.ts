/**
 * Marks a cached value that is sent many times as immutable, so that its JSON is written once. It is deeply frozen, so
 * that the JSON stays true.
 */
export declare function makeImmutable<T extends object>(value: T): T;
export declare function isImmutable(value: object): boolean;
/** The two parts of an extended value; no field is in both. */
export interface Extension {
    base: object;
    more: object;
}
/**
 * An immutable value with further fields that differ per viewer: the JSON of the immutable part is still written once.
 * The result must not be changed.
 */
export declare function extendImmutable<B extends object, M extends object>(base: B, more: M): B & M;
export declare function extensionOf(value: object): Extension | undefined;
