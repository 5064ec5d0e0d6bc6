import type { Block } from './article-doc.ts';
/** Serialises an article; equal articles give equal HTML. */
export declare function writeDoc(blocks: readonly Block[]): string;
