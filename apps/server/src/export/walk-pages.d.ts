import type { Page } from '@guangquan/contract';
/** All items of a list, one page of it in memory at a time. */
export declare function walkPages<T>(read: (page: {
    maxResultCount: number;
    cursor: string | undefined;
}) => Promise<Page<T>>): AsyncGenerator<T>;
