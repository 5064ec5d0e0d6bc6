/** Types by content. The error message names all but GIF, which only some uses accept. */
export declare const acceptedTypes: Map<string, string>;
