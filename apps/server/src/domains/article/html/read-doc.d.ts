import type { Block } from './article-doc.ts';
import { type LinkHosts } from '@guangquan/rules/article-link';
/**
 * Parses allow-listed HTML as an article: any nesting becomes a flat list of blocks. Unsupported elements keep their
 * text.
 */
export declare function readDoc(html: string, hosts: LinkHosts): Block[];
