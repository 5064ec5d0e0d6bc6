/** A member's profile besides name and introduction. */
export interface DemoProfile {
    /** Province, city, district, as far as given; empty for none. */
    areaCodes: readonly string[];
    /** Province of the network address. */
    ipRegion: string;
    birthday: string | null;
    /** Names of chosen topics. */
    topics: readonly string[];
}
/** The profile of each member by nickname; always the same. */
export declare const demoProfiles: ReadonlyMap<string, DemoProfile>;
