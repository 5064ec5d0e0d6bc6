import { type ListedRoute } from '@guangquan/routes/table';
import * as z from 'zod';
/** What a build of the site says of its files, by source. */
export declare const Manifest: z.ZodRecord<z.ZodString, z.ZodObject<{
    file: z.ZodString;
    css: z.ZodDefault<z.ZodArray<z.ZodString>>;
    imports: z.ZodDefault<z.ZodArray<z.ZodString>>;
    isEntry: z.ZodDefault<z.ZodBoolean>;
}, z.core.$strip>>;
type Manifest = z.output<typeof Manifest>;
/** The tags that load a page's scripts and styles. */
export interface PageFiles {
    /** Blocks the first paint. */
    first: string;
    /** Needed for hydration. */
    rest: string;
}
/**
 * Tags for a page: everything it needs starts loading with the page instead of when another script imports it.
 * @param route the row of the page; null for an unknown path
 */
export declare function pageFiles(manifest: Manifest, route: ListedRoute | null): PageFiles;
export {};
