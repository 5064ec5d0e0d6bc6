import type { App } from '../../context.ts';
/**
 * A provider's picture as a square WebP of 400 px without metadata, enlarged where smaller, so that it can become an
 * avatar.
 * @returns null when it is not a readable picture
 */
export declare function makeAvatarCopy(app: App, bytes: Buffer): Promise<Buffer | null>;
