import * as z from 'zod';
/** A page as drawn by the site before any script has run. */
declare const Drawn: z.ZodObject<{
    html: z.ZodString;
    head: z.ZodString;
}, z.core.$strip>;
/** The first view of the page at a URL. */
export interface DrawnPage extends z.output<typeof Drawn> {
    /** Path with the query parameters the page reads; hydration requires the same URL. */
    address: string;
}
/**
 * Draws a page for visitors; null for one that only the browser draws.
 * @param boot the data of the page, as JSON text
 */
export type DrawPage = (address: string, boot: string) => DrawnPage | null;
/**
 * Loads the site's server build; without one, nothing is drawn. The build depends on the server only through the page's
 * data, as in the browser.
 * @param onFailure called for a page that could not be drawn; it is sent without its drawing
 */
export declare function loadDrawing(file: URL, onFailure: (error: unknown) => void): Promise<DrawPage>;
export {};
