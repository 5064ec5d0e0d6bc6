/** What a test message says: in a short message the code alone, since vendors send registered templates. */
export declare function testMessage(communityName: string): {
    subject: string;
    text: string;
};
