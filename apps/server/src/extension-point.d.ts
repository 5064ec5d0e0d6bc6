/** A value that a domain reads and domains above it provide, through their manifests. */
export interface ExtensionPoint<T> {
    /** Called by `manifests.ts` before anything is read; a test may set something else. */
    provide: (value: T) => void;
    /** @throws when nothing was provided: the program was started without `manifests.ts` */
    get: () => T;
}
/**
 * Declares what a domain needs from domains above it, which it may not import. To be read inside functions, never while
 * modules load: by then it is set, whatever was imported first.
 */
export declare function extensionPoint<T>(name: string): ExtensionPoint<T>;
