import type { DemoArticle } from './demo-article.ts';
/** Lessons of the site: one in each category. */
export declare const lessons: readonly DemoArticle[];
