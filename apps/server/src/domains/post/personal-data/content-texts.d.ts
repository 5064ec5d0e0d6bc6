/** Every text in a JSON value, at any depth. */
export declare function textsIn(value: unknown): string[];
/**
 * Stored JSON without a member's name and id. Whatever a kind stores of earlier versions or unpublished content, its
 * texts are somewhere in the JSON.
 */
export declare function withoutMember(stored: unknown, memberId: string): string;
