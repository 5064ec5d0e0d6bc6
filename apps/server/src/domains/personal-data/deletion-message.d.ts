/** What a deletion costs, as sentences for the member who requests it; nothing of features that are not open. */
export declare function consequencesOf(losses: {
    coins: number;
    level: number;
    publishCount: number;
}, open?: Readonly<Record<'coins' | 'level' | 'achievement' | 'product', boolean>>): string[];
