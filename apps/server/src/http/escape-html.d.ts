/** Text for an element's content or a quoted attribute. */
export declare function escapeHtml(text: string): string;
/** The text that `escapeHtml` made this of. */
export declare function unescapeHtml(html: string): string;
/** JSON text for a `<script>` element: nothing in it can end the element, and the value is unchanged. */
export declare function escapeJson(json: string): string;
