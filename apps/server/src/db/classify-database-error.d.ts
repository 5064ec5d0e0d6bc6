/** Maps a database error to the error of the call. Codes as in PostgreSQL's appendix A. */
export declare function classifyDatabaseError(error: unknown): 'badInput' | 'unavailable' | 'other';
