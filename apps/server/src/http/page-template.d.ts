import type { ListedRoute } from '@guangquan/routes/table';
import type { DrawnPage } from './draw-page.ts';
/** The values of one response in the page. */
export interface PageContent {
    title: string;
    description: string;
    /** Absolute URL of this page and of its picture, where the installation knows its own address. */
    canonical: string | null;
    imageUrl: string | null;
    /** The row of the page; null for an unknown path. */
    route: ListedRoute | null;
    indexed: boolean;
    /** Style sheet of the brand; empty for the built look. */
    style: string;
    /** Links to the icon of the tab. */
    icon: string;
    /** Names the product in the keys of what the site stores in the browser. */
    productKey: string;
    /** The drawn page before any script has run; null where the browser draws all of it. */
    drawn: DrawnPage | null;
    /** JSON text. */
    boot: string;
}
/** The built page, ready to be rendered. */
export interface PageTemplate {
    render: (content: PageContent) => string;
}
/** Reads `index.html` and the manifest of the built site; null without a build. */
export declare function readPageTemplate(site: URL): Promise<PageTemplate | null>;
