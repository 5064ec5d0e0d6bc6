import type { Manifest } from './manifest.ts';
/** Every manifest, from the lower layers to the higher. */
export declare const manifests: readonly Manifest[];
