/** A demonstration member. Ids and phones never change, so tests may use them. */
export interface DemoPerson {
    id: string;
    nickName: string;
    phone: string;
    introduction: string;
    /** Topics they photograph, by preference; empty for those who publish nothing. */
    topics: string[];
    sex: 0 | 1 | 2;
    photographyLevel: number;
    /** Days before the load at which they registered. */
    joinedDaysAgo: number;
}
/** The sixty members, most popular first. Phones start at 13800130001. */
export declare const demoPeople: readonly DemoPerson[];
/** A member by nickname. */
export declare function demoPerson(nickName: string): DemoPerson;
/** When a member registered. @param now the time of the load */
export declare function joinedAt({ joinedDaysAgo }: DemoPerson, now: Date): Date;
