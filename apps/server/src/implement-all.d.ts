import { type Implementation } from './http/implement.ts';
import type { Manifest } from './manifest.ts';
/**
 * Binds every declared method to its handler in the manifests.
 * @throws when a method has no handler, or two: the program does not start
 */
export declare function implementAll(manifests: readonly Manifest[]): Implementation[];
